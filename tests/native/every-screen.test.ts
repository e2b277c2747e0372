import { routeNames, type RouteName } from '@/routes'
import { loginAccount } from '@contract/calls/login'
import { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from '../support/examples'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { androidBundle } from './bundle'
import { App } from './host/app'
import { layoutFaults } from './host/faults'

let server: Server
let params: Awaited<ReturnType<typeof examples>>
let app: App | undefined
/** What the phone keeps: the member has logged in. */
const kept = new Map<string, string>()

async function logIn(): Promise<void> {
  const one = new App(androidBundle(), { server: server.url, kept })
  await one.tap('Me')
  await one.tap('Log in or register')
  await one.tap('Use password')
  await one.type('Phone number', people.member)
  await one.type('Password', secrets.password)
  await one.tap(/^I have read/)
  await one.tap('Log in')
  await one.see('Services')
  one.close()
}

beforeAll(async () => {
  // The demo's merchants take their real time, so that what is not paid stays so while the screens are opened.
  server = await startServer({ DEMO_SPEED: '1' })
  const visitor = new TestCaller(server.url)
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  const { userToken } = await visitor.call(loginAccount, login)
  params = await examples(visitor.as(userToken), await findShop(server.url))
  await logIn()
})
afterEach(() => app?.close())
afterAll(() => server.stop())

it.each(routeNames)('opens %s without a fault, with all that it shows in its place', async (name: RouteName) => {
  app = new App(androidBundle(), { server: server.url, kept, path: `/${addressOf(name, params)}` })
  await app.settle()
  expect(app.texts.join('\n')).not.toMatch(/Could not load|Something went wrong/)
  expect(app.texts.length).toBeGreaterThan(0)
  expect(layoutFaults(app.root)).toEqual([])
  expect(app.errors).toEqual([])
})
