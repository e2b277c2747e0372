import { randomUUID } from 'node:crypto'
import { orderApplyRefund } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { balanceOf, detail } from '../../testing/orders'
import { aPaidErrand } from '../../testing/errands'
import { aPaidOrder, application, part } from '../../testing/refunds'
import { acceptOnly, aRider, search, stepKey } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await world.close()
})

/** A dinner of two dishes, 2 × 26.00 and 1 × 10.01, whose rider is at the store. */
async function atTheStore() {
  const rider = await aRider(world)
  const order = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  return { rider, deliveryId, ...order }
}
const missing = (position: number, quantity = 1) => ({ position, quantity, reason: 'missing' as const })

it('should refund what is missing or damaged at the pickup, once, and bring the rest', async () => {
  const { rider, deliveryId, ann, orderId, goods, first, second } = await atTheStore()
  const before = await balanceOf(ann)
  const lacks = [missing(first), { ...missing(second), reason: 'damaged' as const }]
  const request = { deliveryId, lacks, lackNote: 'The lid was open', ...stepKey() }
  const picked = await rider.call(calls.riderPickUp, request)
  expect(picked).toMatchObject({ state: 'onTheWay', pay: 300, items: [{ position: first, quantity: 1 }] })
  expect(await rider.call(calls.riderPickUp, request)).toEqual(picked)
  // Also with another key, as a client that lost the first.
  await rider.call(calls.riderPickUp, { ...request, ...stepKey() })
  expect(await balanceOf(ann)).toBe(before + 26_00 + 10_01)
  const { refunds, refunded, step } = await detail(ann, orderId)
  expect({ refunded, step }).toEqual({ refunded: 36_01, step: 'riderDelivering' })
  expect(refunds.map(({ state }) => state)).toEqual(['refundComplete', 'refundComplete'])
  // Refunded pieces are not on the menu again.
  expect(await world.make.stockOf(goods[0] ?? '')).toBe(8)
  expect(await world.make.stockOf(goods[1] ?? '')).toBe(9)
})

it('should refuse more than was ordered, a line twice, an unknown one, and a bag with nothing in it, with nothing half-done', async () => {
  const { rider, deliveryId, ann, first, second } = await atTheStore()
  const before = await balanceOf(ann)
  const refusal = (...lacks: ReturnType<typeof missing>[]) =>
    rider.refusal(calls.riderPickUp, { deliveryId, lacks, ...stepKey() })
  for (const wrong of [[missing(first, 3)], [missing(first), missing(first)], [missing(99)]])
    expect(await refusal(...wrong)).toBe('pickUpLacksWrong')
  expect(await refusal(missing(first, 2), missing(second))).toBe('nothingToBring')
  expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ state: 'atPickup', step: 'pickUp' })
  expect(await balanceOf(ann)).toBe(before)
})

it('should leave a line whose refund the customer asked for to that application', async () => {
  const { rider, deliveryId, ann, orderId, first } = await atTheStore()
  await ann.call(orderApplyRefund, application(orderId, { ...part(first), idempotencyKey: randomUUID() }))
  await rider.call(calls.riderPickUp, { deliveryId, lacks: [missing(first)], ...stepKey() })
  expect(await detail(ann, orderId)).toMatchObject({ refunded: 0, step: 'riderDelivering' })
})

it('should know no lines of an errand', async () => {
  const rider = await aRider(world)
  const ann = await world.make.customer({ balance: 1_000_00 })
  await aPaidErrand(world, ann)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  expect((await rider.call(calls.riderTask, { deliveryId })).items).toMatchObject([{ position: null }])
})
