import { randomUUID } from 'node:crypto'
import { orderDeliveryTimes } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { riderOffers } from '@contract/calls/rider'
import { staffStuckOrders } from '@contract/calls/staff'
import { aBasket, basketQuote, detail, fire, submit } from '../../testing/orders'
import { aRider, search } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld()
})
afterEach(() => world.close())

/** Noon of tomorrow in Shenzhen. */
const tomorrow = '2026-03-26T04:00:00.000Z'
const hours = { opening_hours: JSON.stringify([{ open: '10:00', close: '21:00' }]) }

/** A paid and accepted order for noon of tomorrow. */
async function forTomorrow() {
  const { ann, storeId } = await aBasket(world, { store: hours })
  const { id } = await basketQuote(ann, { storeId, deliverAt: tomorrow })
  const { orderId } = await submit(ann, id)
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  await fire(world, orderId, 'accept')
  return { ann, orderId }
}

it('should offer tomorrow’s times by the opening hours, and store the chosen one on the order', async () => {
  const { ann, storeId } = await aBasket(world, { store: hours })
  const { times } = await ann.call(orderDeliveryTimes, { storeId })
  expect(times).toContain(tomorrow)
  expect(times).not.toContain('2026-03-26T02:00:00.000Z')
  expect(times.at(-1)).toBe('2026-03-26T13:00:00.000Z')
  const quote = await basketQuote(ann, { storeId, deliverAt: tomorrow })
  expect(quote).toMatchObject({ deliverAt: tomorrow, estimatedAt: tomorrow, blockers: [] })
  const { orderId } = await submit(ann, quote.id)
  expect(await detail(ann, orderId)).toMatchObject({ deliverAt: tomorrow, estimatedAt: tomorrow })
})

it('should ask riders in time for the chosen hour, not the day before', async () => {
  const rider = await aRider(world)
  await forTomorrow()
  const offers = async () => {
    await search(world)
    return (await rider.call(riderOffers, {})).items
  }
  expect(await offers()).toEqual([])
  world.clock.forward(23 * 60)
  expect(await offers()).toEqual([])
  world.clock.forward(40)
  await aRider(world)
  await search(world)
  const { db } = world.app.context
  expect(await db.selectFrom('delivery_offers').select('id').execute()).not.toEqual([])
})

it('should not be shown to staff as stuck before its hour', async () => {
  const staff = await aStaff(world, 'support')
  const { orderId } = await forTomorrow()
  const stuck = async () => (await staff.call(staffStuckOrders, {})).items.map(({ id }) => id)
  world.clock.forward(24 * 60 + 119)
  expect(await stuck()).not.toContain(orderId)
  world.clock.forward(1)
  expect(await stuck()).toContain(orderId)
})
