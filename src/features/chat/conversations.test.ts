import type { Conversation } from '@contract/entities/chat'
import type { Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { settle } from '@/testing'
import { ConversationsModel } from './conversations'
import type { Inbox } from './inbox'

const conversation = (id: string, text: string, at: string) =>
  ({ id, at, pinned: false, hidden: false, newest: { text } }) as unknown as Conversation

const old = conversation('c1', 'Old', '2026-01-01T04:00:00Z')
const other = conversation('c2', 'Other', '2026-01-01T04:30:00Z')
const now = conversation('c1', 'New', '2026-01-01T05:00:00Z')

/** A list whose pages are answered by hand. */
function opened() {
  const answers: ((items: Conversation[]) => void)[] = []
  const conversations = () => new Promise((resolve) => answers.push((items) => resolve({ items, next: null })))
  const changes = new AppEvent<{ conversations: Conversation[]; changed: [] }>()
  const inbox = { begin: () => Promise.resolve(), changes } as unknown as Inbox
  const model = new ConversationsModel({ chat: { conversations } } as unknown as Api, inbox)
  const change = (...all: Conversation[]) => changes.emit({ conversations: all, changed: [] })
  const said = () => model.list.items.map(({ newest }) => newest?.text)
  return { model, change, said, answer: (...items: Conversation[]) => settle(() => answers.shift()?.(items)) }
}

it('keeps a message that comes while the conversations are read', async () => {
  const { model, change, said, answer } = opened()
  void model.list.load()
  await settle()
  change(now)
  await answer(other, old)
  expect(said()).toEqual(['New', 'Other'])
})

it('keeps a message that comes while they are read again', async () => {
  const { model, change, said, answer } = opened()
  void model.list.load()
  await settle()
  await answer(other, old)
  void model.list.reload()
  await settle()
  change(now)
  await answer(other, old)
  expect(said()).toEqual(['New', 'Other'])
})

it('shows no conversation that was hidden meanwhile', async () => {
  const { model, change, said, answer } = opened()
  void model.list.load()
  await settle()
  change({ ...old, hidden: true })
  await answer(other, old)
  expect(said()).toEqual(['Other'])
})
