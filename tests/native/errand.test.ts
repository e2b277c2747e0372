import type { TestCaller } from '../../server/testing/caller'
import { errandWords } from '../support/errand-words'
import { goForErrands, orderPurchase, seeItDelivered, sendPapers } from '../support/errands'
import { homeOf, riderAt } from '../support/rider-calls'
import { carryByCodes } from '../support/rider-journey'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { handsOf } from './hands'
import { App } from './host/app'
import { isCalled } from './host/visible'

const say = errandWords.en

let server: Server
let app: App
let caller: TestCaller
let token: string

beforeAll(async () => {
  // The test itself acts for the other side of each delivery.
  server = await startServer({ DEMO_AUTOPILOT: 'off', OFFER_SECONDS: '600' })
  ;({ caller, token } = await goForErrands(server))
})
afterEach(() => app.close())
afterAll(() => server.stop())

/** Starts the app of somebody whose phone has kept the session. */
function open(kept: string, path?: string) {
  app = new App(androidBundle(), { server: server.url, kept: new Map([['user-token', JSON.stringify(kept)]]), path })
  const sees = (name: string | RegExp) => [...app.texts, ...app.names].some((shown) => isCalled(shown, name))
  // Each digit of a code has a separate box.
  const showsCode = (code: string) => app.texts.join(' ').includes([say.codeNote, ...code].join(' '))
  return { ...handsOf(app), showsCode, press: (label: string) => app.tap(label), sees, settle: () => app.settle() }
}

it('has something bought, follows its rider, and gets back what was not spent', async () => {
  const ming = await riderAt(server.url, await homeOf(caller))
  const hands = open(token)
  const orderId = await orderPurchase(hands, caller)
  const errand = await seeItDelivered(hands, ming, caller, orderId, 710)
  expect(errand).toMatchObject({ state: 'review', spent: 90_00, refunded: 6_00 })
  expect(app.errors).toEqual([])
})

it('takes a rider on shift from the offer to the code at the door', async () => {
  const ming = await riderAt(server.url, await homeOf(caller))
  const hands = open(ming.token ?? '', '/pages/rider/tasks/index')
  await carryByCodes(hands, caller, await sendPapers(caller))
  expect(app.errors).toEqual([])
})
