import type { TestCaller } from '../../server/testing/caller'
import { errandWords } from '../support/errand-words'
import { goForErrands, orderPurchase, seeItDelivered, sendPapers } from '../support/errands'
import { homeOf, riderAt } from '../support/rider-calls'
import { carryByCodes } from '../support/rider-journey'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { handsOf } from './hands'
import { App } from './host/app'
import { placeOf } from './host/layout'
import { rangeOf } from './host/scrolling'
import type { Frame } from './host/tree'
import { isCalled, named, textOf, visible } from './host/visible'

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

/** Whether two views cover a common part of the screen. */
const overlap = (one: Frame, other: Frame): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

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

it('scrolls the control of the map with the cards, which it never lies on', async () => {
  const hands = open(token, '/pages/tab/run/index')
  const locate = 'Go to my location'
  await app.until(locate, () => named(app.root, locate))
  await hands.settle()
  const range = rangeOf(app.body)
  expect(range).toBeGreaterThan(100)
  for (const top of [0, range / 2, range]) {
    app.scrollTo(top)
    await hands.settle()
    const button = named(app.root, locate)
    const disc = button && placeOf(button)
    const words = visible(app.body).filter(({ view }) => view === 'RCTText')
    expect(words.length).toBeGreaterThan(3)
    expect(words.filter((word) => disc && overlap(disc, placeOf(word))).map(textOf)).toEqual([])
    expect(visible(app.body)).toContain(button)
  }
  expect(app.scrollTop).toBe(range)
})

it('takes a rider on shift from the offer to the code at the door', async () => {
  const ming = await riderAt(server.url, await homeOf(caller))
  const hands = open(ming.token ?? '', '/pages/rider/tasks/index')
  await carryByCodes(hands, caller, await sendPapers(caller))
  expect(app.errors).toEqual([])
})
