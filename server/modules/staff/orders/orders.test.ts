import { randomUUID } from 'node:crypto'
import { riderOffers, riderTasks } from '@contract/calls/rider'
import * as calls from '@contract/calls/staff'
import { orderConfirmReceipt } from '@contract/calls/order'
import type { StaffOrderDetail } from '@contract/entities/staff-order'
import { deployment } from '../../wallet/ledger'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { newOrders, orderAfter, waysToStates } from '../../../testing/every-order'
import { detail, fire, toDoor } from '../../../testing/orders'
import { aPaidOrder, apply, part } from '../../../testing/refunds'
import { acceptOnly, aRider, search } from '../../../testing/riders'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const acting = () => ({ reason: 'The customer called', idempotencyKey: randomUUID() })
const refund = (orderId: string, over: object = {}) =>
  staff.call(calls.staffRefundOrder, { orderId, ...over, ...acting() })
const refundRefusal = (orderId: string, over: object = {}) =>
  staff.refusal(calls.staffRefundOrder, { orderId, ...over, ...acting() })
const sumOf = ({ parties }: StaffOrderDetail, named: string) =>
  parties.find(({ party }) => party === named)?.amount ?? 0
const balance = (kind: 'store' | 'customer' | 'platform', id: string) => world.make.balanceOf(kind, id)

describe('an order', () => {
  it('should be found by its number, its customer, their phone, its store and its phase', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world)
    const { number } = await detail(ann, orderId)
    const ids = async (by: object) => (await staff.call(calls.staffOrders, by)).items.map(({ id }) => id)
    expect(await ids({ number })).toEqual([orderId])
    expect(await ids({ customerId: ann.id, phase: 'inProgress' })).toEqual([orderId])
    expect(await ids({ storeId, kind: 'takeaway' })).toEqual([orderId])
    expect(await ids({ storeId, kind: 'mall' })).toEqual([])
    expect(await ids({ phone: '13900000999' })).toEqual([])
  })

  it('should show its timeline, its payments and what each party has of it', async () => {
    const { orderId } = await aPaidOrder(world)
    const seen = await staff.call(calls.staffOrder, { orderId })
    expect(seen).toMatchObject({ state: 'preparing', total: 6601, refunded: 0, rider: null })
    expect(seen.timeline.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      ...['place by customer', 'pay by payment', 'accept by merchant'],
    ])
    expect(seen.payments).toMatchObject([{ method: 'balance', status: 'paid', amount: 6601, settledAt: null }])
    expect(seen.parties.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(sumOf(seen, 'customer')).toBe(-6601)
    expect(seen.actions).toEqual(['cancel', 'markDelivered', 'reassign', 'refund'])
  })
})

describe.each(Object.entries(newOrders))('%s', (_, make) => {
  it('should be cancelled or refunded by staff in each of its first states, to the last cent', async () => {
    for (const [state, way] of await waysToStates(world, make, 4)) {
      const { orderId } = await orderAfter(world, make, way)
      const { actions, total, payments } = await staff.call(calls.staffOrder, { orderId })
      const paid = payments.filter(({ paidAt }) => paidAt).reduce((sum, { amount }) => sum + amount, 0)
      const [step] = (['cancel', 'refund'] as const).filter((each) => actions.includes(each))
      if (!step) continue
      const call = { cancel: calls.staffCancelOrder, refund: calls.staffRefundOrder }[step]
      const after = await staff.call<typeof calls.staffCancelOrder | typeof calls.staffRefundOrder>(call, {
        ...{ orderId, ...acting() },
      })
      expect({ state, step, refunded: after.refunded }).toEqual({ state, step, refunded: paid })
      if (step === 'cancel') expect({ state, phase: after.phase }).toEqual({ state, phase: 'cancelled' })
      expect(await staff.refusal(calls.staffCancelOrder, { orderId, ...acting() })).toBe('orderStateChanged')
      expect(total).toBeGreaterThanOrEqual(paid)
    }
  })
})

describe('a refund by staff', () => {
  it('should be of some lines, of an amount, and then of the rest, and of no more than is left', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    expect(await refundRefusal(orderId, { lines: [{ position: first, quantity: 3 }] })).toBe('refundTooMuch')
    expect(await refundRefusal(orderId, { amount: 6201 + 1 })).toBe('refundAmountTooHigh')
    expect(await refund(orderId, { lines: [{ position: second, quantity: 1 }] })).toMatchObject({ refunded: 1001 })
    expect(await refund(orderId, { amount: 100 })).toMatchObject({ refunded: 1101, state: 'preparing' })
    expect(await refund(orderId)).toMatchObject({ refunded: 6601, phase: 'cancelled' })
    expect(await refundRefusal(orderId)).toBe('refundUnavailable')
    expect(await balance('customer', ann.id)).toBe(100_00)
  })

  it('should wait for an application that is open', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    await apply(ann, orderId, part(first))
    expect(await refundRefusal(orderId)).toBe('applicationInReview')
    expect(await staff.refusal(calls.staffCancelOrder, { orderId, ...acting() })).toBe('applicationInReview')
  })

  it('should leave its whole to a cancellation where the order has not begun', async () => {
    const { orderId } = await aPaidOrder(world, [])
    expect(await refundRefusal(orderId)).toBe('orderStateChanged')
    expect(await staff.call(calls.staffCancelOrder, { orderId, ...acting() })).toMatchObject({ refunded: 6601 })
  })

  it('should cost each party its share, or the platform alone', async () => {
    const settled = async () => {
      const order = await aPaidOrder(world, toDoor)
      await order.ann.call(orderConfirmReceipt, { orderId: order.orderId, idempotencyKey: randomUUID() })
      return order
    }
    const [one, other] = [await settled(), await settled()]
    const [before] = [await balance('store', one.storeId)]
    expect(await balance('store', other.storeId)).toBe(before)
    await refund(one.orderId, { lines: [{ position: one.first, quantity: 2 }] })
    const platform = await balance('platform', deployment)
    await refund(other.orderId, { lines: [{ position: other.first, quantity: 2 }], borneBy: 'platform' })
    expect(await balance('store', one.storeId)).toBeLessThan(before)
    expect(await balance('store', other.storeId)).toBe(before)
    expect((await balance('platform', deployment)) - platform).toBe((await balance('store', one.storeId)) - before)
    expect(await balance('customer', other.ann.id)).toBe(await balance('customer', one.ann.id))
  })

  it('should cost the rider alone, who may owe it, where there is one', async () => {
    const nobody = await aPaidOrder(world)
    expect(await refundRefusal(nobody.orderId, { amount: 100, borneBy: 'rider' })).toBe('noRider')
    const rider = await aRider(world)
    const { orderId, storeId, first } = await aPaidOrder(world)
    await search(world)
    expect((await rider.call(riderOffers, {})).items).toHaveLength(1)
    await staff.call(calls.staffReassign, { orderId, customerId: rider.id, ...acting() })
    await refund(orderId, { lines: [{ position: first, quantity: 1 }], borneBy: 'rider' })
    expect(await world.make.balanceOf('riderDebt', rider.id)).toBe(-2600)
    expect(await balance('store', storeId)).toBe(2600)
  })
})

describe('a delivery', () => {
  it('should be marked as delivered, and be sent out once more', async () => {
    const { orderId } = await aPaidOrder(world, ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff'])
    const step = { orderId, ...acting() }
    expect(await staff.call(calls.staffMarkDelivered, step)).toMatchObject({ state: 'delivered' })
    expect(await staff.refusal(calls.staffMarkDelivered, { ...step, ...acting() })).toBe('orderStateChanged')
    expect(await staff.call(calls.staffRedeliver, { ...step, ...acting() })).toMatchObject({ state: 'preparing' })
    // Orders of earlier tests wait for a rider too.
    const others = world.app.context.db.updateTable('deliveries').set({ ended_at: world.clock.now() })
    await others.where('order_id', '<>', orderId).where('rider_id', 'is', null).execute()
    // Riders of earlier tests are on shift too, and nowhere from now on.
    await world.app.context.db.deleteFrom('rider_positions').execute()
    const rider = await aRider(world)
    await search(world)
    await acceptOnly(rider)
    expect(await staff.call(calls.staffOrder, { orderId })).toMatchObject({ rider: { id: rider.id } })
    await fire(world, orderId, 'riderArrive')
  })

  it('should be given to a rider, then to another one, and be offered to others', async () => {
    const [ada, bob] = [await aRider(world, { online: false }), await aRider(world, { online: false })]
    const { orderId, ann } = await aPaidOrder(world)
    const to = (customerId?: string) => ({ orderId, customerId, ...acting() })
    const mine = async (rider: TestCaller) => (await rider.call(riderTasks, {})).items.length
    expect(await staff.refusal(calls.staffReassign, to(ann.id))).toBe('noRider')
    expect(await staff.refusal(calls.staffReassign, to())).toBe('deliveryChanged')
    expect(await staff.call(calls.staffReassign, to(ada.id))).toMatchObject({ rider: { id: ada.id } })
    expect(await staff.call(calls.staffReassign, to(bob.id))).toMatchObject({ rider: { id: bob.id } })
    expect([await mine(ada), await mine(bob)]).toEqual([0, 1])
    expect(await staff.call(calls.staffReassign, to())).toMatchObject({ rider: null, state: 'preparing' })
    for (const event of ['assignRider', 'riderArrive', 'pickUp'] as const) await fire(world, orderId, event)
    expect(await staff.refusal(calls.staffReassign, to(ada.id))).toBe('deliveryChanged')
  })

  it.each([
    ['frozen', { status: 'disabled' }],
    ['being closed', { closes_at: new Date('2999-01-01T00:00:00Z') }],
  ] as const)('should not be given to a rider whose account is %s', async (_, account) => {
    const rider = await aRider(world, { online: false })
    const { orderId } = await aPaidOrder(world)
    await world.app.context.db.updateTable('customers').set(account).where('id', '=', rider.id).execute()
    const to = { orderId, customerId: rider.id, ...acting() }
    expect(await staff.refusal(calls.staffReassign, to)).toBe('customerFrozen')
    expect(await staff.call(calls.staffOrder, { orderId })).toMatchObject({ rider: null })
  })
})
