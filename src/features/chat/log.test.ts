import fc from 'fast-check'
import type { ChatMessage } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import { type Bounds, MessageLog } from './log'

const message = (sequence: number, text = `Message ${sequence}`): ChatMessage => ({
  id: `id-${sequence}`,
  conversationId: 'c1',
  sequence,
  from: 'store',
  mine: false,
  clientId: null,
  person: null,
  at: '2026-03-25T04:00:00.000Z',
  recallBefore: null,
  content: { kind: 'text', text, choices: [] },
})

/** Server with a conversation of a given number of messages. */
class Conversation {
  count: number
  isDown = false
  readonly texts = new Map<number, string>()

  constructor(count: number) {
    this.count = count
  }

  readonly history = async ({ before = this.count + 1, after, limit = limits.chatPage }: Bounds) => {
    await Promise.resolve()
    if (this.isDown) throw new Error('down')
    const from = after === undefined ? Math.max(1, before - limit) : after + 1
    const to = after === undefined ? before - 1 : Math.min(before - 1, after + limit)
    const items = Array.from({ length: Math.max(0, Math.min(to, this.count) - from + 1) }, (_, index) =>
      message(from + index, this.texts.get(from + index)),
    )
    return { items, lastSequence: this.count, hasMore: after === undefined ? from > 1 : to < this.count }
  }
}

const sequences = ({ messages }: MessageLog) => messages.map(({ sequence }) => sequence)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

async function opened(count: number) {
  const conversation = new Conversation(count)
  const log = new MessageLog(conversation.history)
  await log.load()
  return { conversation, log }
}

it('should begin with the newest page and go back page by page', async () => {
  const { log } = await opened(40)
  expect(sequences(log)).toEqual(range(11, 40))
  expect(log.hasEarlier).toBe(true)
  await log.loadEarlier()
  expect(sequences(log)).toEqual(range(1, 40))
  expect(log.hasEarlier).toBe(false)
})

it('should fetch what it misses before it shows what follows', async () => {
  const { conversation, log } = await opened(3)
  conversation.count = 7
  await log.take(message(7))
  expect(sequences(log)).toEqual(range(1, 7))
})

it('should mark what it lacks when that cannot be fetched, and fetch it later', async () => {
  const { conversation, log } = await opened(3)
  conversation.count = 6
  conversation.isDown = true
  await log.hear(6)
  expect([sequences(log), log.isBehind]).toEqual([[1, 2, 3], true])
  conversation.isDown = false
  await log.catchUp()
  expect([sequences(log), log.isBehind]).toEqual([range(1, 6), false])
})

it('should show the newest page alone after a long silence', async () => {
  const { conversation, log } = await opened(3)
  conversation.count = 1000
  await log.hear(1000)
  expect(sequences(log)).toEqual(range(971, 1000))
  expect(log.hasEarlier).toBe(true)
})

it('should keep a bounded number of messages while one scrolls up, and come back down', async () => {
  const { conversation, log } = await opened(600)
  for (let page = 0; page < 5; page += 1) await log.loadEarlier()
  expect(log.messages).toHaveLength(3 * limits.chatPage)
  expect(log.hasLater).toBe(true)
  conversation.count = 601
  await log.hear(601)
  expect(log.last).toBeLessThan(600)
  while (log.hasLater) await log.loadLater()
  expect(sequences(log)).toEqual(range(512, 601))
  await log.loadEarlier()
  await log.toNewest()
  expect(sequences(log)).toEqual(range(572, 601))
})

it('should leave no gap where one scrolls both ways at once, or back to the newest', async () => {
  for (const other of ['loadLater', 'toNewest'] as const) {
    const { log } = await opened(600)
    for (let page = 0; page < 5; page += 1) await log.loadEarlier()
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([log[other](), log.loadEarlier()])
      expect(sequences(log)).toEqual(range(log.messages[0]?.sequence ?? 0, log.last))
    }
    expect(log.earlier).toBe('idle')
  }
})

it('should show what a message says now', async () => {
  const { conversation, log } = await opened(3)
  conversation.texts.set(2, 'Changed')
  await log.renew([2, 99])
  expect(log.messages[1]?.content).toMatchObject({ text: 'Changed' })
})

it('should say why it cannot load, and try again', async () => {
  const conversation = new Conversation(2)
  conversation.isDown = true
  const log = new MessageLog(conversation.history)
  await log.load()
  expect(log.status).toBe('failed')
  conversation.isDown = false
  await log.load()
  expect(sequences(log)).toEqual([1, 2])
})

it('should never show a gap, in whatever order news and answers come', async () => {
  const news = fc.array(fc.record({ sequence: fc.integer({ min: 1, max: 60 }), isDown: fc.boolean() }), {
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(news, fc.integer({ min: 0, max: 40 }), async (events, count) => {
      const { conversation, log } = await opened(count)
      for (const { sequence, isDown } of events) {
        conversation.count = Math.max(conversation.count, sequence)
        conversation.isDown = isDown
        await Promise.all([log.take(message(sequence)), log.hear(sequence)])
      }
      conversation.isDown = false
      await log.hear(conversation.count)
      const shown = sequences(log)
      expect(shown).toEqual(range(shown[0] ?? 1, conversation.count))
    }),
  )
})
