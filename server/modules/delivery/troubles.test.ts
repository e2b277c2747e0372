import { deliveryBoard } from '@contract/calls/delivery'
import { merchantOrders, merchantReady } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { orderConfirmReceipt } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { staffReassign, staffRedeliver } from '@contract/calls/staff'
import { limits } from '@contract/limits'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { detail } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, nearStores, offerTo, search, stepKey } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await world.close()
})

/** An order of a store with a merchant. */
async function anOrder() {
  const merchant = await world.make.customer()
  const paid = await aPaidOrder(world)
  await world.make.changeStore(paid.storeId, { merchant_id: merchant.id })
  return { ...paid, merchant }
}

const titles = async (caller: TestCaller) =>
  (await caller.call(messageSystemList, { kind: 'order' })).items.map(({ title }) => title)

async function pass(minutes: number): Promise<void> {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

/** An order whose rider is at the store, and the position of the store. */
async function atTheStore(rider: TestCaller) {
  const paid = await anOrder()
  await search(world)
  const { id: deliveryId, pickup } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  const store = { latitude: pickup?.latitude ?? 0, longitude: pickup?.longitude ?? 0 }
  return { ...paid, deliveryId, store }
}

async function onTheWay(rider: TestCaller) {
  const found = await atTheStore(rider)
  await rider.call(calls.riderPickUp, { deliveryId: found.deliveryId, ...stepKey() })
  return found
}

describe('a closed store', () => {
  it('should be asked, and the order cancelled with its money back when it does not answer', async () => {
    const staff = await aStaff(world, 'support')
    const rider = await aRider(world)
    const { ann, orderId, deliveryId, store, merchant } = await atTheStore(rider)
    const report = { deliveryId, kind: 'storeClosed' } as const
    world.clock.forward(1)
    await here(world, rider, { latitude: store.latitude + 0.03, longitude: store.longitude })
    expect(await rider.refusal(calls.riderProblem, report)).toBe('notAtStore')
    world.clock.forward(1)
    await here(world, rider, store)
    const reported = await rider.call(calls.riderProblem, report)
    expect(reported).toMatchObject({ state: 'atPickup', problem: { kind: 'storeClosed', after: 'store' } })
    expect(reported.problems).toEqual(['accident'])
    // A report whose answer was lost is sent again, and asks once.
    expect((await rider.call(calls.riderProblem, report)).problem).toEqual(reported.problem)
    expect(await detail(ann, orderId)).toMatchObject({ closedUntil: reported.problem?.waitUntil })
    expect((await titles(ann)).filter((title) => title === 'The store seems to be closed')).toHaveLength(1)
    expect(await titles(merchant)).toContain('A rider says you’re closed')
    expect((await staff.call(deliveryBoard, { tab: 'problem' })).items).toMatchObject([
      { orderId, state: 'atPickup', problem: { kind: 'storeClosed' } },
    ])
    await pass(limits.storeClosedMinutes - 1)
    expect(await detail(ann, orderId)).toMatchObject({ state: 'riderArrived' })
    await pass(1)
    const { total } = await detail(ann, orderId)
    expect(await detail(ann, orderId)).toMatchObject({ state: 'cancelled', refunded: total, closedUntil: null })
    expect((await rider.call(calls.riderTasks, {})).items).toEqual([])
  })

  it('should keep its order by saying that it is ready, which the rider hears', async () => {
    const rider = await aRider(world)
    const { ann, orderId, storeId, deliveryId, store, merchant } = await atTheStore(rider)
    await merchant.call(merchantReady, { orderId, ...stepKey() })
    world.clock.forward(1)
    await here(world, rider, store)
    await rider.call(calls.riderProblem, { deliveryId, kind: 'storeClosed' })
    const { items } = await merchant.call(merchantOrders, { storeId, tab: 'cooking' })
    expect(items).toMatchObject([{ id: orderId, isReady: false, actions: ['ready'] }])
    await merchant.call(merchantReady, { orderId, ...stepKey() })
    expect(await titles(rider)).toContain('The store is open')
    expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ problem: null, isReady: true })
    await pass(limits.storeClosedMinutes)
    expect(await detail(ann, orderId)).toMatchObject({ state: 'riderArrived', closedUntil: null })
  })

  it('should lose nothing when the rider gets the food all the same, or gives the order to another one', async () => {
    const [rider, other] = [await aRider(world), await aRider(world, { online: false })]
    const first = await atTheStore(rider)
    world.clock.forward(1)
    await here(world, rider, first.store)
    const { deliveryId } = first
    await rider.call(calls.riderProblem, { deliveryId, kind: 'storeClosed' })
    await rider.call(calls.riderRelease, { deliveryId, reason: 'other' })
    expect(await detail(first.ann, first.orderId)).toMatchObject({ step: 'preparing', closedUntil: null })
    await other.call(calls.riderShift, { action: 'start' })
    await here(world, other, first.store)
    await search(world)
    await acceptOnly(other)
    await other.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
    expect(await other.call(calls.riderTask, { deliveryId })).toMatchObject({ problem: null })
    await other.call(calls.riderProblem, { deliveryId, kind: 'storeClosed' })
    expect(await other.call(calls.riderPickUp, { deliveryId, ...stepKey() })).toMatchObject({ problem: null })
    await pass(limits.storeClosedMinutes)
    expect(await detail(first.ann, first.orderId)).toMatchObject({ state: 'riderDelivering', closedUntil: null })
  })

  it('should not be reported before the arrival or after the pickup', async () => {
    const rider = await aRider(world)
    await aPaidOrder(world)
    await search(world)
    const { id: deliveryId } = await acceptOnly(rider)
    const report = { deliveryId, kind: 'storeClosed' } as const
    expect(await rider.refusal(calls.riderProblem, report)).toBe('deliveryChanged')
    await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
    await rider.call(calls.riderPickUp, { deliveryId, ...stepKey() })
    expect(await rider.refusal(calls.riderProblem, report)).toBe('deliveryChanged')
  })
})

describe('an accident', () => {
  it('should give what is not picked up to others, and leave the rest to staff, who hand it on', async () => {
    const staff = await aStaff(world)
    const rider = await aRider(world)
    const { ann, orderId, merchant, deliveryId } = await onTheWay(rider)
    const second = await aPaidOrder(world)
    await search(world)
    const open = await acceptOnly(rider)
    world.clock.forward(1)
    const place = { latitude: nearStores.latitude + 0.004, longitude: nearStores.longitude }
    await here(world, rider, place)
    expect(await staff.refusal(staffReassign, { orderId, reason: 'Try', ...stepKey() })).toBe('deliveryChanged')
    const report = { deliveryId: open.id, kind: 'accident' } as const
    expect(await rider.call(calls.riderProblem, report)).toMatchObject({ step: null, pickup: null, problems: [] })
    expect((await rider.call(calls.riderMe, {})).shift.state).toBe('paused')
    expect(await detail(second.ann, second.orderId)).toMatchObject({ step: 'preparing', rider: null })
    const task = await rider.call(calls.riderTask, { deliveryId })
    expect(task).toMatchObject({ state: 'onTheWay', problem: { kind: 'accident', after: 'staff' } })
    expect(task.problems).not.toContain('accident')
    expect(await titles(ann)).toContain('Your rider had an accident')
    expect(await titles(merchant)).toContain('A rider had an accident')
    expect((await staff.call(deliveryBoard, { tab: 'problem' })).items).toMatchObject([
      { orderId, state: 'onTheWay', problem: { kind: 'accident' } },
    ])
    const other = await aRider(world)
    await staff.call(staffReassign, { orderId, customerId: other.id, reason: 'Accident', ...stepKey() })
    expect(await titles(rider)).toContain('Another rider takes over')
    expect(await rider.refusal(calls.riderTask, { deliveryId })).toBe('deliveryNotFound')
    const handed = await other.call(calls.riderTask, { deliveryId })
    expect(handed).toMatchObject({
      ...{ state: 'accepted', problem: null, isReady: true, from: { area: 'With another rider' } },
      pickup: { name: '陈**', ...place },
    })
    await other.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
    expect(await other.refusal(calls.riderProblem, { deliveryId, kind: 'storeClosed' })).toBe('deliveryChanged')
    await other.call(calls.riderPickUp, { deliveryId, ...stepKey() })
    await other.call(calls.riderDeliver, { deliveryId, ...stepKey() })
    await ann.call(orderConfirmReceipt, { orderId, ...stepKey() })
    expect(await other.call(calls.riderEarnings, {})).toMatchObject({ available: 300 })
    expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: 0, pending: 0 })
  })

  it('should be fetched from the store once the order is made again, although a rider handed it on', async () => {
    const staff = await aStaff(world)
    const rider = await aRider(world)
    const { orderId, merchant, deliveryId } = await onTheWay(rider)
    await rider.call(calls.riderProblem, { deliveryId, kind: 'accident' })
    const other = await aRider(world)
    await staff.call(staffReassign, { orderId, customerId: other.id, reason: 'Accident', ...stepKey() })
    await staff.call(staffRedeliver, { orderId, reason: 'The food was spilt', ...stepKey() })
    await staff.call(staffReassign, { orderId, customerId: other.id, reason: 'Once more', ...stepKey() })
    const task = await other.call(calls.riderTask, { deliveryId })
    expect(task).toMatchObject({ state: 'accepted', isReady: false, problem: null })
    expect(task.from).not.toMatchObject({ area: 'With another rider' })
    await merchant.call(merchantReady, { orderId, ...stepKey() })
    expect(await other.call(calls.riderTask, { deliveryId })).toMatchObject({ isReady: true })
  })

  it('should offer handed-on goods to the nearest to them, and never to the rider who had the accident', async () => {
    const staff = await aStaff(world)
    const rider = await aRider(world)
    const { orderId, deliveryId } = await onTheWay(rider)
    await rider.call(calls.riderProblem, { deliveryId, kind: 'accident' })
    const other = await aRider(world)
    await staff.call(staffReassign, { orderId, reason: 'Accident', ...stepKey() })
    await rider.call(calls.riderShift, { action: 'start' })
    await here(world, rider)
    await search(world)
    expect((await rider.call(calls.riderOffers, {})).items).toEqual([])
    expect(await offerTo(other)).toMatchObject({ from: { area: 'With another rider' } })
  })

  it('should be reported once, and let a rider who can continue do so', async () => {
    const rider = await aRider(world)
    const { ann, orderId, deliveryId } = await onTheWay(rider)
    const report = { deliveryId, kind: 'accident' } as const
    await rider.call(calls.riderProblem, report)
    await rider.call(calls.riderProblem, report)
    expect((await titles(ann)).filter((title) => title === 'Your rider had an accident')).toHaveLength(1)
    const there = await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff', ...stepKey() })
    expect(there).toMatchObject({ state: 'atDropOff', problem: null })
    await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
    await rider.call(calls.riderProblem, report)
    const again = await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
    expect(again).toMatchObject({ state: 'problem', problem: { kind: 'nobody', callsNeeded: 2 } })
    await rider.call(calls.riderDeliver, { deliveryId, ...stepKey() })
    expect(await rider.refusal(calls.riderProblem, report)).toBe('deliveryChanged')
    expect(await detail(ann, orderId)).toMatchObject({ step: 'delivered' })
  })
})
