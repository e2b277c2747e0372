import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { longChatOf, numberedMessages } from '../support/long-chat'
import { from, placeIn } from '../support/many-stores'
import { people, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { advised, distOf, nodesOf, platforms, tooLarge } from './support'

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

/** The numbers of the messages that are drawn, in their order. */
const drawn = (one: MiniProgram): number[] => one.placed().flatMap(({ node }) => placeIn(node.v) ?? [])

const topOf = (one: MiniProgram, number: number) => one.placed().find(({ node }) => placeIn(node.v) === number)?.top

describe.each(platforms)('the %s bundle', (platform) => {
  it('should go back through 600 messages to the first one within the limits, and keep what is read in place', async () => {
    const token = await tokenOf(server.url, people.member)
    const { id, count } = await longChatOf(new TestCaller(server.url).as(token))
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    const one = program
    /** Reads a position when earlier messages are about to be drawn. */
    let look = () => {}
    one.network.rewrite = (path, ...answer) => {
      if (path === '/v1/chat.history') look()
      return numberedMessages(path, ...answer)
    }
    await one.launch(addressOf('chat', { chat: { id } }))
    await one.waitFor(`Row ${count}`)
    await one.settle()
    let most = 0
    one.onDraw = () => (most = Math.max(most, nodesOf(one)))
    const seen = new Set(drawn(one))
    for (let first = Math.min(...seen); first > 1; first = Math.min(...drawn(one))) {
      // The one below may still lose the time above it.
      const place = () => topOf(one, first + 1) ?? NaN
      let before = NaN
      look = () => (before = place())
      await one.scrollTo(300)
      await one.scrollTo(0)
      await one.settle()
      expect(Math.abs(place() - before)).toBeLessThan(1)
      const numbers = drawn(one)
      expect(numbers).toEqual(from(numbers[0] ?? 0, numbers.length))
      expect(numbers[0]).toBeLessThan(first)
      for (const number of numbers) seen.add(number)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(from(1, count))
    expect(most).toBeLessThan(advised.nodes)
    expect(tooLarge(one)).toEqual([])
    expect(one.faults).toEqual([])
  })
})
