import { v7 as uuid } from 'uuid'
import { orderConfirmReceipt, orderDetail } from '@contract/calls/order'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { payOrder, placeOrder } from '../support/orders'
import { people, type Person } from '../support/person'
import type { Server } from '../support/server'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'

/** Merchants and riders work for this server alone. */
const stage = new Stage()

let quiet: Server
beforeAll(async () => {
  quiet = await stage.second({ DEMO_AUTOPILOT: 'off' })
})
afterAll(() => quiet?.stop())

/** The live channel of a page that is about to open: its server, and the states of an order that it announces. */
async function liveOf({ page }: Person) {
  const socket = await page.waitForEvent('websocket')
  const states: string[] = []
  socket.on('framereceived', ({ payload }) => {
    // The answer to a heartbeat is no event.
    if (payload === 'pong') return
    const event = JSON.parse(String(payload)) as { type: string; state: string }
    if (event.type === 'order') states.push(event.state)
  })
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('ready') })
  return { host: new URL(socket.url()).host, states }
}

it('should show on one server, step by step, what happens to an order on another', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.member }, quiet.url)
  const elsewhere = new TestCaller(stage.url).as(ann.token ?? '')
  const orderId = await placeOrder(elsewhere, shop)
  const [live] = await Promise.all([
    liveOf(ann),
    ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } })),
    ann.isAt('To pay'),
  ])
  await payOrder(elsewhere, orderId)
  await ann.isAt('Delivered')
  await elsewhere.call(orderConfirmReceipt, { orderId, idempotencyKey: uuid() })
  await ann.isAt('Completed')
  const { timeline } = await elsewhere.call(orderDetail, { orderId })
  expect(live.host).toBe(new URL(quiet.url).host)
  expect(live.states).toEqual(timeline.map(({ step }) => step).slice(1))
  expect(ann.faults).toEqual([])
  await ann.close()
})
