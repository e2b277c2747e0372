import { walletBalance } from '@contract/calls/wallet'
import { mallOrder } from '../support/mall'
import { buyInTheMall, goShopping, sendItBack, type Shopping } from '../support/mall-journey'
import { people } from '../support/person'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { handsOf } from './hands'
import { App } from './host/app'

let server: Server
let shopping: Shopping
let app: App
let orderId: string

beforeAll(async () => {
  // The test itself acts for the shop, step by step.
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  shopping = await goShopping(server, people.member, people.merchant)
  const kept = new Map([['user-token', JSON.stringify(shopping.token)]])
  app = new App(androidBundle(), { server: server.url, kept })
})
afterAll(async () => {
  await server.stop()
  app.close()
})

it('buys in the mall from the balance', async () => {
  orderId = await buyInTheMall(handsOf(app), shopping)
  expect(await mallOrder(shopping.caller, orderId)).toMatchObject({ status: 'pendingShipment' })
})

it('receives it, sends it back and has the money again', async () => {
  await sendItBack(handsOf(app), shopping, orderId)
  const { total, refunded } = await mallOrder(shopping.caller, orderId)
  expect(refunded).toBe(total)
  expect(await shopping.caller.call(walletBalance, {})).toMatchObject({ balance: shopping.balance })
})

it('met no error on the way', () => {
  expect(app.errors).toEqual([])
})
