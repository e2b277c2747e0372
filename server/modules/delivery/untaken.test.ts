import { randomUUID } from 'node:crypto'
import { messageSystemList } from '@contract/calls/message'
import { orderCancel } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { limits } from '@contract/limits'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { detail } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, offerTo, search } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld()
})
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await world.close()
})

async function pass(minutes: number) {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

const cancel = (orderId: string) => ({ orderId, reason: 'No rider', idempotencyKey: randomUUID() })
const told = async (ann: TestCaller) =>
  (await ann.call(messageSystemList, { kind: 'order' })).items.filter(
    ({ title }) => title === 'Still looking for a rider',
  )

it('should notify the customer of an order that no rider takes, and let them cancel it free of charge', async () => {
  const { ann, orderId } = await aPaidOrder(world)
  await pass(limits.untakenMinutes - 1)
  expect(await told(ann)).toEqual([])
  expect(await ann.refusal(orderCancel, cancel(orderId))).toBe('orderStateChanged')
  await pass(1)
  expect(await told(ann)).toHaveLength(1)
  const { actions, total } = await detail(ann, orderId)
  expect(actions).toContain('cancel')
  expect(await world.app.context.metrics.metrics()).toContain('linli_untaken_deliveries_total 1')
  await ann.call(orderCancel, cancel(orderId))
  expect(await detail(ann, orderId)).toMatchObject({ state: 'cancelled', refunded: total })
})

it('should leave it to a rider who still comes, unless it is cancelled in that moment', async () => {
  const { ann, orderId } = await aPaidOrder(world)
  await pass(limits.untakenMinutes)
  const rider = await aRider(world)
  await pass(1)
  await here(world, rider)
  await pass(1)
  const { id: offerId } = await offerTo(rider)
  const [accepted, cancelled] = await Promise.all([
    rider.refusal(calls.riderAccept, { offerId }),
    ann.refusal(orderCancel, cancel(orderId)),
  ])
  expect([accepted, cancelled].filter((refusal) => refusal === undefined)).toHaveLength(1)
  expect((await detail(ann, orderId)).state).toBe(accepted === undefined ? 'riderAccepted' : 'cancelled')
})

it('should not notify of an order that a rider has, and notify once of one that is released twice', async () => {
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderShift, { action: 'pause' })
  await pass(limits.untakenMinutes - 5)
  expect(await ann.refusal(orderCancel, cancel(orderId))).toBe('orderStateChanged')
  await rider.call(calls.riderRelease, { deliveryId, reason: 'vehicle' })
  await pass(limits.untakenMinutes - 1)
  expect(await told(ann)).toEqual([])
  await pass(1)
  expect(await told(ann)).toHaveLength(1)
  const other = await aRider(world)
  await pass(1)
  await here(world, other)
  await pass(1)
  await acceptOnly(other)
  await other.call(calls.riderShift, { action: 'pause' })
  await other.call(calls.riderRelease, { deliveryId, reason: 'vehicle' })
  await pass(limits.untakenMinutes)
  expect(await told(ann)).toHaveLength(1)
  expect((await detail(ann, orderId)).actions).toContain('cancel')
})

it('should count it once, also when the work on it failed at first', async () => {
  const { ann } = await aPaidOrder(world)
  let fails = 1
  world.app.services.orders.onTouch('takeaway', () => {
    fails -= 1
    return fails >= 0 ? Promise.reject(new Error('a failure of a moment')) : Promise.resolve()
  })
  await pass(limits.untakenMinutes)
  expect(await told(ann)).toEqual([])
  await pass(5)
  expect(await told(ann)).toHaveLength(1)
  expect(await world.app.context.metrics.metrics()).toContain('linli_untaken_deliveries_total 1')
})
