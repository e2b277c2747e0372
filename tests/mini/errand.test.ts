import { riderShift } from '@contract/calls/rider'
import { pathOfRoute, routes } from '@/routes'
import { errandWords } from '../support/errand-words'
import { goForErrands, orderPurchase, seeItDelivered, sendPapers } from '../support/errands'
import { riderAt } from '../support/rider-calls'
import { carryByCodes } from '../support/rider-journey'
import { riderWords } from '../support/rider-words'
import { startServer, type Server } from '../support/server'
import { itInFull } from '../support/suite'
import { here } from './host/location'
import { MiniProgram } from './host/program'
import { distOf, platforms, tooLarge } from './support'

const say = riderWords.en

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off', OFFER_SECONDS: '600' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('the %s bundle', (platform) => {
  const start = (token: string | undefined) => {
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    return program
  }

  it('should have something bought, follow its rider, and get back what was not spent', async () => {
    const { token, caller } = await goForErrands(server)
    const ming = await riderAt(server.url, here.wgs84)
    const ann = await start(token).launch()
    const showsCode = (code: string) => ann.find(`${errandWords.en.codeOf}${code}`) !== undefined
    const hands = Object.assign(ann, { showsCode })
    const orderId = await orderPurchase(hands, caller)
    const errand = await seeItDelivered(hands, ming, caller, orderId, 700 + platforms.indexOf(platform))
    expect(errand).toMatchObject({ state: 'review', spent: 90_00, refunded: 6_00 })
    expect(tooLarge(ann)).toEqual([])
    expect(ann.faults).toEqual([])
  })

  // The steps of riders are the same code on both platforms, so that the gate shows them on one.
  const itOnOne = platform === 'weapp' ? it : itInFull
  itOnOne('should take a rider from going online to the code at the door', async () => {
    const { caller } = await goForErrands(server)
    const rider = await riderAt(server.url, here.wgs84)
    await rider.call(riderShift, { action: 'end' })
    const ming = await start(rider.token).launch(pathOfRoute(routes.riderTasks))
    await ming.tap(say.start)
    await ming.tap(say.allow)
    await ming.waitFor(say.waiting)
    const hands = Object.assign(ming, { sees: (name: string | RegExp) => ming.find(name) !== undefined })
    await carryByCodes(hands, caller, await sendPapers(caller))
    expect(tooLarge(ming)).toEqual([])
    expect(ming.faults).toEqual([])
  })
})
