import { limits } from '@contract/limits'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { longChatOf, numberedMessages } from '../support/long-chat'
import { from, placeIn } from '../support/many-stores'
import { people, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { App } from './host/app'
import { rangeOf } from './host/scrolling'
import { visible, wordsOf } from './host/visible'

let server: Server
let app: App
let count: number

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  const token = await tokenOf(server.url, people.member)
  const long = await longChatOf(new TestCaller(server.url).as(token))
  count = long.count
  const kept = new Map([['user-token', JSON.stringify(token)]])
  const path = `/${addressOf('chat', { chat: { id: long.id } })}`
  app = new App(androidBundle(), { server: server.url, kept, path, rewrite: numberedMessages })
  await app.see(`Row ${count}`)
})
afterAll(async () => {
  app.close()
  await server.stop()
})

/** The numbers of the messages that are drawn, in their order. */
const drawn = (): number[] =>
  visible(app.root).flatMap((node) => (node.view === 'RCTText' ? (placeIn(wordsOf(node)) ?? []) : []))

it('goes back through 600 messages to the first one, and keeps a bounded number of them', async () => {
  const seen = new Set(drawn())
  let most = 0
  while (Math.min(...drawn()) > 1) {
    const first = Math.min(...drawn())
    app.scrollTo(rangeOf(app.body) / 2)
    app.scrollTo(0)
    await app.until('earlier messages', () => Math.min(...drawn()) < first)
    await app.settle()
    const numbers = drawn()
    expect(numbers).toEqual(from(numbers[0] ?? 0, numbers.length))
    for (const number of numbers) seen.add(number)
    most = Math.max(most, numbers.length)
  }
  expect([...seen].sort((one, other) => one - other)).toEqual(from(1, count))
  expect(most).toBeLessThanOrEqual(3 * limits.chatPage)
  expect(app.errors).toEqual([])
})
