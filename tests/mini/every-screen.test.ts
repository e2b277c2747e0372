import { routeNames } from '@/routes'
import { loginAccount } from '@contract/calls/login'
import { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from '../support/examples'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { isFull } from '../support/suite'
import { MiniProgram } from './host/program'
import { advised, distOf, nodesOf, type Platform, platforms, tooLarge } from './support'

let server: Server
let token: string
let addresses: string[]

beforeAll(async () => {
  // The demo's merchants take their real time, so that what is not paid stays so while the screens are opened.
  server = await startServer({ DEMO_SPEED: '1' })
  const visitor = new TestCaller(server.url)
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  token = (await visitor.call(loginAccount, login)).userToken
  const params = await examples(visitor.as(token), await findShop(server.url))
  addresses = routeNames.map((name) => addressOf(name, params))
})
afterAll(() => server.stop())

/** Programs that are open at once, since each waits for the server most of its time. */
const atOnce = 4

/** Bytes of what a page may get at once when it is hidden: its live values, never its content. */
const SMALL_CHANGE = 2000

/** Faults of a screen that opens in a separate program. */
async function wrongWith(platform: Platform, address: string): Promise<object[]> {
  const program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
  try {
    await program.launch(address)
    await program.settle()
    const nodes = nodesOf(program)
    const whenHidden = await program.hide()
    const [failed] = /Couldn’t load|Something went wrong/.exec(program.text()) ?? []
    const found = {
      faults: program.faults,
      tooLarge: tooLarge(program),
      tooMany: nodes < advised.nodes ? 0 : nodes,
      sentHidden: whenHidden < SMALL_CHANGE ? 0 : whenHidden,
    }
    const { length } = [...found.faults, ...found.tooLarge]
    const isFine = length + found.tooMany + found.sentHidden === 0 && failed === undefined
    return isFine ? [] : [{ address, failed, ...found }]
  } finally {
    program.close()
  }
}

/** Faults of all screens, several of which open at once. */
async function wrongWithAll(platform: Platform): Promise<object[]> {
  const left = [...addresses]
  const wrong: object[] = []
  const lane = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift())
      wrong.push(...(await wrongWith(platform, address)))
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return wrong
}

// The gate opens every screen on one host.
describe.each(isFull ? platforms : platforms.slice(0, 1))('the %s bundle', (platform) => {
  it('should open each screen without a fault, never hand over more than is advised, and send nothing again when it is hidden', async () => {
    expect(addresses.length).toBeGreaterThan(100)
    expect(await wrongWithAll(platform)).toEqual([])
  })
})
