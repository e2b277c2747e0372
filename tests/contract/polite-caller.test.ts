import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PoliteCaller } from './polite-caller'

let server: Server
let caller: PoliteCaller
/** The `Retry-After` of each refusal to come; null for one without. */
const refusals: (string | null)[] = []
let asked = 0

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1
    const [after] = refusals.splice(0, 1)
    const refused = after !== undefined
    response.writeHead(refused ? 429 : 200, after ? { 'retry-after': after } : {})
    response.end(JSON.stringify({ code: refused ? 429 : 1, data: {}, msg: '' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  caller = new PoliteCaller(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
beforeEach(() => (asked = 0))
afterAll(() => new Promise((closed) => server.close(closed)))

it('should ask again when a server that refuses for now says after what time, with a session too', async () => {
  for (const each of [caller, caller.as('token')]) {
    refusals.push('0', '1')
    const begun = Date.now()
    expect((await each.send('user.info', {})).status).toBe(200)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(990)
  }
  expect(asked).toBe(6)
})

it('should take a refusal that names no time for the answer', async () => {
  refusals.push(null)
  expect((await caller.send('user.info', {})).status).toBe(429)
  expect(asked).toBe(1)
})
