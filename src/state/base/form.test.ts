import { numericRange, lengthRange } from '@contract/rules/generic'
import { requires } from '@contract/rules/rule'
import { feedback } from '@/platform/feedback'
import { language } from '@/platform/language'
import { CallFailure, NetworkError } from '@/services/failures'
import { Form } from './form'
import { FormField } from './form-field'
import type { Keyed } from './send-once'

const aForm = () =>
  new Form({ name: new FormField(requires('nameRequired')), phone: new FormField(requires('phoneRequired')) })

beforeEach(() => language.set('en'))

it('tells all mistakes and leads to the first, anew each time', async () => {
  const form = aForm()
  const call = jest.fn()
  form.fields.phone.set('13812346209')
  const before = form.idOf('name')
  await form.submit(call)
  expect(form.wrong).toBe('name')
  expect(form.fields.name.error).toBe('Please enter your name')
  expect(form.idOf('name')).not.toBe(before)
  expect(call).not.toHaveBeenCalled()
  form.leave('name')
  expect(form.wrong).toBeUndefined()
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

it('keeps its key while an answer is lost, and has a new one after a refusal', async () => {
  const form = new Form({})
  const keys: string[] = []
  const failing = (error?: Error) => (keyed: Keyed) => {
    keys.push(keyed({ type: 'full' }).idempotencyKey)
    return error ? Promise.reject(error) : Promise.resolve('done')
  }
  await form.send(failing(new NetworkError(0, 'The network is down')))
  expect(feedback.toast).toBe('The network is down')
  await form.send(failing(new CallFailure(-1, undefined, 'Refused', null)))
  expect(await form.send(failing())).toBe('done')
  const [lost, refused, done] = keys
  expect(refused).toBe(lost)
  expect(done).not.toBe(lost)
})

it.each([
  [lengthRange(2, 6), 'x', 'Please enter 2 to 6 characters'],
  [numericRange(1, 50), '51', 'Please enter a number from 1 to 50'],
])('fills the bounds of a rule into its sentence', (rule, value, sentence) => {
  const field = new FormField(rule, value)
  field.check()
  expect(field.error).toBe(sentence)
})
