import { randomUUID } from 'node:crypto'
import { chatOpen } from '@contract/calls/chat'
import { orderConfirmReceipt } from '@contract/calls/order'
import { riderOffers } from '@contract/calls/rider'
import { staffCancelOrder, staffReassign, staffRefundOrder } from '@contract/calls/staff'
import { courierAccounts } from '../../../couriers/names'
import { detail, fire } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { aRider, here, nearStores } from '../../../testing/riders'
import { differencesIn } from '../../books/queries'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ COURIER_SANDBOX: 'on', RIDER_REACH: '20000', DEMO_SPEED: '1' })
  await zone('courier')
})
afterEach(() => world.close())

const db = () => world.app.context.db
const acting = () => ({ reason: 'The store is on fire', idempotencyKey: randomUUID() })
const rules = { key: 'centre', ...nearStores, meters: 2500, policy: 'all', raise: null, raise_most: null } as const

async function zone(delivered_by: 'courier' | 'store' | null) {
  await db().deleteFrom('delivery_zones').execute()
  if (delivered_by)
    await db()
      .insertInto('delivery_zones')
      .values({ ...rules, delivered_by })
      .execute()
}

/** Lets some minutes of the courier and its pushes pass. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
  }
}

/** An order that the store has accepted, with a note to the courier. */
async function anAccepted(rider_note = '') {
  const order = await aPaidOrder(world, [])
  await db().updateTable('takeaway_orders').set({ rider_note }).where('order_id', '=', order.orderId).execute()
  await fire(world, order.orderId, 'accept')
  await world.app.context.jobs.runDue()
  const shown = async () => {
    const { state, rider } = await detail(order.ann, order.orderId)
    return [state, rider?.name]
  }
  return { ...order, shown }
}

const tasks = () => db().selectFrom('courier_tasks').selectAll().orderBy('requested_at').execute()
const states = async () => (await tasks()).map(({ state }) => state)
const atCourier = async () => (await db().selectFrom('sandbox_deliveries').select('status').execute())[0]?.status
const delivery = () => db().selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
const balance = () => world.make.balanceOf('courier', courierAccounts.uberDirect)

it('should bring an order from the store to the door, and earn the fee of the delivery', async () => {
  const { ann, orderId, shown } = await anAccepted()
  expect(await shown()).toEqual(['preparing', undefined])
  expect(await atCourier()).toBe('pending')
  await pass(2)
  expect(await shown()).toEqual(['riderAccepted', 'Wang Lei'])
  expect(await ann.refusal(chatOpen, { with: 'rider', orderId })).toBe('chatNoRider')
  await pass(8)
  expect(await shown()).toEqual(['riderDelivering', 'Wang Lei'])
  await pass(24)
  expect(await shown()).toEqual(['delivered', 'Wang Lei'])
  expect(await states()).toEqual(['delivered'])
  expect(await balance()).toBe(0)
  await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  expect(await balance()).toBe(300)
  expect(await differencesIn(db())).toEqual([])
})

it('should return the fee with a refund of the whole order, before and after earning it', async () => {
  const staff = await aStaff(world)
  const early = await anAccepted()
  await pass(34)
  await staff.call(staffRefundOrder, { orderId: early.orderId, ...acting() })
  const late = await anAccepted()
  await pass(34)
  await late.ann.call(orderConfirmReceipt, { orderId: late.orderId, idempotencyKey: randomUUID() })
  expect(await balance()).toBe(300)
  await staff.call(staffRefundOrder, { orderId: late.orderId, ...acting() })
  expect(await balance()).toBe(0)
  expect(await differencesIn(db())).toEqual([])
})

it('should have an order that was placed while its zone said so, and no other', async () => {
  const order = await aPaidOrder(world, [])
  await zone(null)
  const other = await aPaidOrder(world, [])
  await zone('courier')
  const rider = await aRider(world)
  for (const { orderId } of [order, other]) await fire(world, orderId, 'accept')
  await world.app.context.jobs.runDue()
  expect((await rider.call(riderOffers, {})).items).toHaveLength(1)
  const shares = await db()
    .selectFrom('order_shares')
    .select(['order_id', 'owner_id'])
    .where('party', '=', 'rider')
    .execute()
  expect(new Map(shares.map(({ order_id, owner_id }) => [order_id, owner_id]))).toEqual(
    new Map([
      [order.orderId, courierAccounts.uberDirect],
      [other.orderId, null],
    ]),
  )
})

it('should look for somebody else where its person leaves, and name the one who comes', async () => {
  const { shown } = await anAccepted('#couriergone')
  await pass(2)
  expect(await shown()).toEqual(['riderAccepted', 'Wang Lei'])
  await pass(1)
  expect(await shown()).toEqual(['preparing', undefined])
  await pass(2)
  expect(await shown()).toEqual(['riderAccepted', 'Zhao Min'])
  await pass(40)
  expect(await shown()).toEqual(['delivered', 'Zhao Min'])
  expect(await states()).toEqual(['delivered'])
})

it('should leave an order that it gives up three times to riders, who earn its fee then', async () => {
  const rider = await aRider(world)
  const { shown } = await anAccepted('#courierstops')
  await pass(8)
  await here(world, rider)
  await pass(1)
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await shown()).toEqual(['preparing', undefined])
  expect((await rider.call(riderOffers, {})).items).toMatchObject([{ pay: 300 }])
  const [share] = await db().selectFrom('order_shares').select('owner_id').where('party', '=', 'rider').execute()
  expect(share).toEqual({ owner_id: null })
})

it('should leave an order that it refuses to riders at once', async () => {
  const rider = await aRider(world)
  await anAccepted('#courierrefuses')
  expect(await states()).toEqual(['refused'])
  expect((await rider.call(riderOffers, {})).items).toHaveLength(1)
})

it('should show staff a problem where it gives up after the pickup', async () => {
  const { shown } = await anAccepted('#courierlost')
  await pass(24)
  expect(await shown()).toEqual(['riderDelivering', 'Wang Lei'])
  expect(await delivery()).toMatchObject({ state: 'problem', problem: { note: 'The courier gave it up' } })
})

it('should be cancelled with its order before the pickup, also while its number is not known yet', async () => {
  const staff = await aStaff(world)
  const { orderId } = await anAccepted()
  await staff.call(staffCancelOrder, { orderId, ...acting() })
  await world.app.context.jobs.runDue()
  expect(await atCourier()).toBe('canceled')
  await pass(30)
  expect(await states()).toEqual(['cancelled'])

  const early = await aPaidOrder(world, ['accept'])
  await staff.call(staffCancelOrder, { orderId: early.orderId, ...acting() })
  await world.app.context.jobs.runDue()
  expect((await tasks())[1]).toMatchObject({ state: 'cancelled', external_id: null })
})

it('should be replaced by a rider whom staff name', async () => {
  const [staff, rider] = [await aStaff(world), await aRider(world)]
  const { orderId, shown } = await anAccepted()
  await staff.call(staffReassign, { orderId, customerId: rider.id, ...acting() })
  await pass(5)
  expect(await atCourier()).toBe('canceled')
  expect(await shown()).toEqual(['riderAccepted', '陈**'])
  const [share] = await db().selectFrom('order_shares').select('owner_id').where('party', '=', 'rider').execute()
  expect(share).toEqual({ owner_id: rider.id })
})

it('should continue when its progress is known from polling alone', async () => {
  const { shown } = await anAccepted()
  await db().deleteFrom('jobs').where('kind', '=', 'sandbox.courier').execute()
  await db()
    .updateTable('sandbox_deliveries')
    .set({ status: 'pickup_complete', step: 2, updated_at: world.clock.now() })
    .execute()
  await pass(11)
  expect(await shown()).toEqual(['riderDelivering', 'Wang Lei'])
})
