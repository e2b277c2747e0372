import { loginAccount } from '@contract/calls/login'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { people, secrets } from '../support/person'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { distOf, platforms } from './support'

let server: Server
let token: string
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({})
  const login = { phone: people.member, password: secrets.password, agreed: true } as const
  token = (await new TestCaller(server.url).call(loginAccount, login)).userToken
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('a step back in the %s bundle', (platform) => {
  /** A running program of the member with two pages, the address above home. */
  async function opened(address: string): Promise<MiniProgram> {
    const running = (program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token }))
    await running.launch()
    await running.settle()
    await running.stack.navigation.navigateTo(`/${address}`)
    await running.settle()
    return running
  }

  it('should close the sheet that is open, as often as one is, send the page nothing but it, and then leave the screen', async () => {
    const stores = await opened(addressOf('stores'))
    const { route } = stores.page
    const drawn = stores.setDataSizes.length
    const whole = Buffer.byteLength(JSON.stringify(stores.page.data.root))
    for (let time = 1; time <= 2; time++) {
      await stores.tap('Filter')
      await stores.waitFor('Close')
      await stores.stepBack()
      await stores.settle()
      expect([stores.find('Close'), stores.page.route]).toEqual([undefined, route])
    }
    const largest = Math.max(...stores.setDataSizes.slice(drawn).map(({ bytes }) => bytes))
    expect(largest).toBeLessThan(whole / 2)
    await stores.stepBack()
    expect(stores.page.route).not.toBe(route)
    expect(stores.faults).toEqual([])
  })

  it('should take the answer no for a question', async () => {
    const settings = await opened(addressOf('settings'))
    const { route } = settings.page
    await settings.tap('Log out')
    await settings.waitFor('Log out of this account?')
    await settings.stepBack()
    await settings.settle()
    expect([settings.find('Log out of this account?'), settings.page.route]).toEqual([undefined, route])
    await settings.tap('Back')
    await settings.settle()
    expect(settings.page.route).not.toBe(route)
  })
})
