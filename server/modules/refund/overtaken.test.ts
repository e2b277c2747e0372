import { randomUUID } from 'node:crypto'
import { merchantHandleRefund, merchantSeat } from '@contract/calls/merchant'
import { orderApplyRefund, orderCancel, orderDetail, orderRefundDetail } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { staffCancelOrder } from '@contract/calls/staff'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { countJobs } from '../../jobs/queries'
import { detail } from '../../testing/orders'
import { aPaidOrder, apply, part, runOut } from '../../testing/refunds'
import { aStaff } from '../../testing/staff'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld()
})

/** Lets a month pass, in which no job may fail. */
afterEach(async () => {
  await world.hours(30 * 24)
  const { context } = world.app
  expect(await countJobs(context.db, context.clock.now())).toMatchObject({ failing: 0 })
  expect(await ledgerFaults(context.db)).toEqual([])
  await world.close()
})

const key = () => ({ idempotencyKey: randomUUID() })
const cancelling = (orderId: string) => ({ orderId, reason: 'It is late', ...key() })

describe('an application for an order whose money comes back otherwise', () => {
  it.each(['full', 'partial'] as const)('should be closed by a cancellation, a %s one too', async (type) => {
    const { ann, orderId, storeId, first } = await aPaidOrder(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const { id } = await apply(ann, orderId, type === 'full' ? {} : part(first))
    await world.hours(3)
    await ann.call(orderCancel, cancelling(orderId))
    expect(await detail(ann, orderId)).toMatchObject({ phase: 'cancelled', refunded: 66_01 })
    expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'closed' })
    const refusing = { refundId: id, agree: false, reason: 'Made as ordered', ...key() }
    expect(await merchant.refusal(merchantHandleRefund, refusing)).toBe('refundStateChanged')
    expect(await ann.refusal(orderApplyRefund, asking(orderId))).toBe('refundUnavailable')
  })

  it('should not be possible after a deposit came back on arrival', async () => {
    const place = await aRestaurant(world, { rules: { deposit: 50_00, deposit_kind: 'back' } })
    const [merchant, ann] = [await world.make.customer(), await world.make.customer({ balance: 50_00 })]
    await world.make.changeStore(place.storeId, { merchant_id: merchant.id })
    const { orderId } = await book(ann, wishOf(place, 2, timeIn(world, 18)))
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    await merchant.call(merchantSeat, { orderId, ...key() })
    expect((await ann.call(orderDetail, { orderId })).actions).not.toContain('refund')
    expect(await ann.refusal(orderApplyRefund, asking(orderId))).toBe('refundUnavailable')
    expect(await world.make.balanceOf('customer', ann.id)).toBe(50_00)
  })
})

it('should end the question about a missing dish with its order', async () => {
  const { ann, orderId, first } = await aPaidOrder(world)
  await runOut(world, orderId, first)
  const staff = await aStaff(world)
  await staff.call(staffCancelOrder, { orderId, reason: 'The store closed', ...key() })
  expect(await detail(ann, orderId)).toMatchObject({ phase: 'cancelled', refunded: 66_01, shortage: null })
})

const asking = (orderId: string) => ({
  ...{ orderId, type: 'full' as const, reason: 'Something is missing' },
  ...{ description: 'No noodles', ...key() },
})
