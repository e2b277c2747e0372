import { numericRange, lengthRange } from '@contract/rules/generic'
import { applicantName } from '@contract/rules/applications'
import { requires } from '@contract/rules/rule'
import { feedback } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { CallFailure, NetworkError, SessionEnded } from '@/services/failures'
import { Form } from './form'
import { drafts } from './drafts'
import { FormField } from './form-field'
import type { KeyAdder } from './send-once'

const aForm = () => new Form({ name: new FormField(applicantName), phone: new FormField(requires('phoneRequired')) })

beforeEach(() => language.set('en'))

it('shows all mistakes and leads to the first, on each attempt', async () => {
  const form = aForm()
  const call = jest.fn()
  form.fields.phone.set('13812346209')
  const before = form.idOf('name')
  await form.submit(call)
  expect(form.wrong).toBe('name')
  expect(form.fields.name.error).toBe('Enter your name')
  expect(form.idOf('name')).not.toBe(before)
  expect(call).not.toHaveBeenCalled()
  form.leave('phone')
  expect(form.wrong).toBe('name')
  form.leave('name')
  expect(form.wrong).toBeUndefined()
})

it('calls a field wrong once it was left with something in it, or was sent', () => {
  const field = new FormField(lengthRange(2, 6))
  expect([field.fine, field.error]).toEqual([false, ''])
  field.leave()
  expect(field.error).toBe('')
  field.set('x')
  expect(field.error).toBe('')
  field.leave()
  expect(field.error).toBe('Enter 2 to 6 characters')
  field.set('Lin')
  expect([field.fine, field.error, field.check()]).toEqual([true, '', true])
})

it('reports each new value of a field', () => {
  const told: string[] = []
  new FormField(applicantName, 'Lin', (value) => told.push(value)).set('Mia')
  expect(told).toEqual(['Mia'])
})

it('is sent once at a time, and answers what the call does', async () => {
  const form = aForm()
  form.fields.name.set('Lin')
  form.fields.phone.set('13812346209')
  const call = jest.fn(() => Promise.resolve('kept'))
  const [first, second] = [form.submit(call), form.submit(call)]
  expect(form.busy).toBe(true)
  expect([await first, await second]).toEqual(['kept', undefined])
  expect(call).toHaveBeenCalledTimes(1)
  expect(form.busy).toBe(false)
})

it('is sent once at a time also by a screen that has checked it itself', async () => {
  const form = aForm()
  const call = jest.fn(() => Promise.resolve('kept'))
  const [first, second] = [form.send(call), form.send(call)]
  expect([await first, await second]).toEqual(['kept', undefined])
  expect(call).toHaveBeenCalledTimes(1)
})

it('keeps its key while an answer is lost, and has a new one after a refusal', async () => {
  const form = new Form({})
  const keys: string[] = []
  const failing = (error?: Error) => (keyed: KeyAdder) => {
    keys.push(keyed({ type: 'full' }).idempotencyKey)
    return error ? Promise.reject(error) : Promise.resolve('done')
  }
  await form.send(failing(new NetworkError(0, 'The network is down')))
  expect(feedback.toast).toBe('The network is down')
  await form.send(failing(new CallFailure(-1, undefined, 'Refused', null)))
  expect(await form.send(failing())).toBe('done')
  await form.send(failing(new SessionEnded()))
  await form.send(failing())
  const [lost, refused, done, ended, next] = keys
  expect(refused).toBe(lost)
  expect(new Set([lost, done, ended, next]).size).toBe(4)
})

it('has another key for another request, even while an answer is lost', async () => {
  const form = new Form({})
  const keys: string[] = []
  for (const amount of [100, 100, 200])
    await form.send((keyed) => {
      keys.push(keyed({ amount }).idempotencyKey)
      return Promise.reject(new NetworkError(0, 'The network is down'))
    })
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('is unsure until the next attempt whether a call with a lost answer was carried out', async () => {
  const form = new Form({})
  const fails = (error: Error) => form.send(() => Promise.reject(error))
  expect(form.unsure).toBe(false)
  await fails(new NetworkError(0, 'The network is down'))
  expect([form.unsure, form.busy]).toEqual([true, false])
  let during = true
  await form.send(() => {
    during = form.unsure
    return Promise.resolve()
  })
  expect([during, form.unsure]).toEqual([false, false])
  await fails(new CallFailure(-1, undefined, 'Refused', null))
  expect(form.unsure).toBe(false)
})

describe('a form that is kept', () => {
  const session = { user: { id: 'mia' } }
  const kept = () => {
    const form = aForm()
    const note = { text: '' }
    form.keep('form', session, { read: () => note.text, restore: (text: string) => (note.text = text) })
    return { form, note }
  }
  beforeEach(() => drafts.clear())

  it('comes back with its fields and what is beside them', () => {
    const { form, note } = kept()
    note.text = 'Less salt'
    form.fields.name.set('Lin')
    const again = kept()
    expect([again.form.fields.name.value, again.form.fields.phone.value, again.note.text]).toEqual([
      'Lin',
      '',
      'Less salt',
    ])
    expect(form.dispose()).toBe(false)
  })

  it('is forgotten when it was sent, and kept when it was refused', async () => {
    const { form } = kept()
    form.fields.name.set('Lin')
    await form.send(() => Promise.reject(new CallFailure(-1, undefined, 'Refused', null)))
    expect(kept().form.fields.name.value).toBe('Lin')
    await form.send(() => Promise.resolve())
    expect(kept().form.fields.name.value).toBe('')
  })

  it('comes back after it was left, where it outlives its screen, until it is sent', async () => {
    const long = () => {
      const form = aForm()
      form.keep('long', session, { read: () => '', restore: () => undefined, outlivesScreen: true })
      return form
    }
    const form = long()
    form.fields.name.set('Lin')
    expect(form.dispose()).toBe(true)
    const again = long()
    expect(again.fields.name.value).toBe('Lin')
    await again.send(() => Promise.resolve())
    expect(again.dispose()).toBe(false)
    expect(long().fields.name.value).toBe('')
  })

  it('ends without a trace where nothing is kept', () => expect(aForm().dispose()).toBe(false))
})

it.each([
  [lengthRange(2, 6), 'x', 'Enter 2 to 6 characters'],
  [numericRange(1, 50), '51', 'Enter a number from 1 to 50'],
])('fills the bounds of a rule into its sentence', (rule, value, sentence) => {
  const field = new FormField(rule, value)
  field.check()
  expect(field.error).toBe(sentence)
})
