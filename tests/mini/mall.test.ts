import { walletBalance } from '@contract/calls/wallet'
import { buyInTheMall, goShopping, sendItBack } from '../support/mall-journey'
import { mallOrder } from '../support/mall'
import { people } from '../support/person'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { distOf, platforms, tooLarge } from './support'

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  // The test itself acts for the shop, step by step.
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('the %s bundle', (platform) => {
  it('should buy in the mall, receive it, send it back, and have the money again', async () => {
    const shopping = await goShopping(server, people.member, people.merchant)
    const { token, caller, balance } = shopping
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    await program.launch()
    const orderId = await buyInTheMall(program, shopping)
    await sendItBack(program, shopping, orderId)
    const { total, refunded } = await mallOrder(caller, orderId)
    expect(refunded).toBe(total)
    expect(await caller.call(walletBalance, {})).toMatchObject({ balance })
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })
})
