import { makeAutoObservable } from 'mobx'
import { configure } from '@contract/settings'
import { token } from '@/platform/session/token'
import { Draft } from './draft'
import { drafts } from './drafts'

const DAY_MS = 86_400_000
const mia = { user: { id: 'mia' } }
const nobody = { user: undefined }

class Note {
  text = ''
  constructor() {
    makeAutoObservable(this)
  }
  write(text: string) {
    this.text = text
  }
}

/** A form with a note, opened in the current session. */
function opened(session: ConstructorParameters<typeof Draft>[1] = mia) {
  const note = new Note()
  const content = { read: () => ({ text: note.text }), restore: (kept: { text: string }) => note.write(kept.text) }
  const draft = new Draft('note', session, content)
  forms.push(draft)
  return { note, draft }
}

const forms: Draft[] = []
beforeEach(() => {
  for (const form of forms.splice(0)) form.dispose()
  drafts.clear()
  token.set('session-0001')
})
afterEach(() => jest.useRealTimers())

it('comes back after a restart, before it is known who the customer is', () => {
  opened().note.write('Less salt')
  expect(opened(nobody).note.text).toBe('Less salt')
})

it('comes back in the next session of the same customer, and stays after a restart in it', () => {
  const { note, draft } = opened()
  note.write('Less salt')
  token.clear()
  expect(draft.dispose()).toBe(true)
  token.set('session-0002')
  expect(opened().note.text).toBe('Less salt')
  expect(opened(nobody).note.text).toBe('Less salt')
})

it('still belongs to its customer after a restart in which it is not known who they are', () => {
  opened().note.write('Less salt')
  opened(nobody).note.write('More salt')
  token.set('session-0002')
  expect(opened().note.text).toBe('More salt')
})

it.each([
  ['somebody else', { user: { id: 'ben' } }],
  ['a customer who is not known', nobody],
])('is not given to %s in another session', (_who, session) => {
  opened().note.write('Less salt')
  token.set('session-0003')
  expect(opened(session).note.text).toBe('')
})

it('is not given on by a session whose customer was not known yet', () => {
  opened(nobody).note.write('Less salt')
  token.set('session-0002')
  expect(opened(nobody).note.text).toBe('')
  opened().note.write('More salt')
  token.set('session-0003')
  opened(nobody).note.write('Of somebody else')
  token.set('session-0004')
  expect(opened().note.text).toBe('')
})

it('takes nothing more after the end of its session', () => {
  const { note } = opened()
  note.write('Less salt')
  token.clear()
  note.write('Upload failed')
  token.set('session-0002')
  expect(opened().note.text).toBe('Less salt')
})

it('is gone once it was sent or left', () => {
  const sent = opened()
  sent.note.write('Less salt')
  sent.draft.end()
  expect(opened().note.text).toBe('')
  const left = opened()
  left.note.write('Less salt')
  expect(left.draft.dispose()).toBe(false)
  expect(opened().note.text).toBe('')
})

it('stays when an earlier form with its key is sent or left late', () => {
  const earlier = opened()
  earlier.note.write('Less salt')
  expect(earlier.draft.dispose()).toBe(false)
  const later = opened()
  later.note.write('More salt')
  earlier.draft.end()
  expect(opened().note.text).toBe('More salt')
})

it('stays when a form below the newest one is sent, and goes with the newest one', () => {
  const [below, above] = [opened(), opened()]
  above.note.write('More salt')
  below.draft.end()
  expect(drafts.read('note', 'mia')).toEqual({ text: 'More salt' })
  above.draft.dispose()
  expect(drafts.read('note', 'mia')).toBeUndefined()
})

it('lives for a day, and in the version of the app that wrote it', () => {
  jest.useFakeTimers()
  opened().note.write('Less salt')
  jest.setSystemTime(Date.now() + DAY_MS - 1)
  expect(opened().note.text).toBe('Less salt')
  jest.setSystemTime(Date.now() + DAY_MS)
  expect(opened().note.text).toBe('')
  opened().note.write('Less salt')
  configure({ versionName: '9.9.9' })
  expect(opened().note.text).toBe('')
  configure({})
})

it('leaves room for the ten newest', () => {
  jest.useFakeTimers()
  for (let key = 0; key < 12; key++) {
    jest.setSystemTime(key * 1000)
    drafts.write(`form ${key}`, 'mia', key)
  }
  expect(drafts.read('form 1', 'mia')).toBeUndefined()
  expect(drafts.read('form 2', 'mia')).toBe(2)
  expect(drafts.read('form 11', 'mia')).toBe(11)
})
