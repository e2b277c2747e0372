import { routeNames } from '@/routes'
import { loginAccount } from '@contract/calls/login'
import { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from '../support/examples'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { isFull } from '../support/suite'
import { MiniProgram } from './host/program'
import { advised, distOf, nodesOf, platforms, tooLarge } from './support'

let server: Server
let token: string
let addresses: string[]
let program: MiniProgram | undefined

beforeAll(async () => {
  // The demo's merchants take their real time, so that what is not paid stays so while the screens are opened.
  server = await startServer({ DEMO_SPEED: '1' })
  const visitor = new TestCaller(server.url)
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  token = (await visitor.call(loginAccount, login)).userToken
  const params = await examples(visitor.as(token), await findShop(server.url))
  addresses = routeNames.map((name) => addressOf(name, params))
})
afterEach(() => program?.close())
afterAll(() => server.stop())

// The gate opens every screen on one host.
describe.each(isFull ? platforms : platforms.slice(0, 1))('the %s bundle', (platform) => {
  it('should open each screen without a fault, and never hand over more than is advised', async () => {
    for (const address of addresses) {
      program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
      await program.launch(address)
      await program.settle()
      const { faults } = program
      const nodes = nodesOf(program)
      const said = { address, faults, tooLarge: tooLarge(program), tooMany: nodes < advised.nodes ? 0 : nodes }
      expect(said).toEqual({ address, faults: [], tooLarge: [], tooMany: 0 })
      expect(program.text()).not.toMatch(/Couldn’t load|Something went wrong/)

      program.close()
    }
  })
})
