import { randomUUID } from 'node:crypto'
import { orderCancelRefund, orderConfirmReceipt, orderList, orderRefundDetail } from '@contract/calls/order'
import { paymentBalancePay, paymentShare } from '@contract/calls/payment'
import { orderReview } from '@contract/calls/review'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import { detail, fire, toDoor } from '../../testing/orders'
import { anOrder } from '../../testing/payments'
import { aPaidOrder, apply, decide, part } from '../../testing/refunds'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const offersRefund = async (ann: TestCaller, orderId: string): Promise<boolean> => {
  const [listed] = (await ann.call(orderList, {})).items
  const { actions } = await detail(ann, orderId)
  expect(listed?.actions).toEqual(actions)
  return actions.includes('refund')
}

describe('a refund', () => {
  it('should say that the friend who paid gets it, and be in the store’s time', async () => {
    const { ann, orderId } = await anOrder(world)
    const ben = await world.make.customer({ balance: 5600 })
    const { shareToken } = await ann.call(paymentShare, { orderId })
    await ben.call(paymentBalancePay, { shareToken, payPassword: '246810', idempotencyKey: randomUUID() })
    await fire(world, orderId, 'accept')
    expect(await detail(ann, orderId)).toMatchObject({ paidWith: 'balance', paidBy: 'friend' })
    const { id } = await apply(ann, orderId, part(0))
    const refund = await ann.call(orderRefundDetail, { refundId: id })
    expect(refund).toMatchObject({ paidWith: 'balance', paidBy: 'friend', utcOffset: 480 })
  })

  it('should say that the customer who paid gets it', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    expect(await detail(ann, orderId)).toMatchObject({ paidBy: 'customer' })
    expect(await apply(ann, orderId, part(first))).toMatchObject({ paidWith: 'balance', paidBy: 'customer' })
  })

  it('should be of nobody while the order is unpaid', async () => {
    const { ann, orderId } = await anOrder(world)
    expect(await detail(ann, orderId)).toMatchObject({ paidWith: null, paidBy: null, refundBefore: null })
  })
})

describe('the right to apply for a refund', () => {
  it('should be offered as long as some line is in no open or refused application', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    expect(await offersRefund(ann, orderId)).toBe(true)
    const one = await apply(ann, orderId, part(first))
    expect(await offersRefund(ann, orderId)).toBe(true)
    const two = await apply(ann, orderId, part(second))
    expect(await offersRefund(ann, orderId)).toBe(false)
    await decide(world, orderId, two.id, 'refuse')
    expect(await offersRefund(ann, orderId)).toBe(false)
    await ann.call(orderCancelRefund, { refundId: one.id })
    expect(await offersRefund(ann, orderId)).toBe(true)
  })

  it('should end when nothing is left', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    for (const choice of [part(first, 2), part(second)]) {
      expect(await offersRefund(ann, orderId)).toBe(true)
      await decide(world, orderId, (await apply(ann, orderId, choice)).id, 'agreeRefund')
    }
    expect(await offersRefund(ann, orderId)).toBe(false)
  })

  it('should be shown with its end once receipt is confirmed, and expire with the review', async () => {
    const { ann, orderId } = await aPaidOrder(world, toDoor)
    expect((await detail(ann, orderId)).refundBefore).toBeNull()
    const confirmed = await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    const end = minutesAfter(world.clock.now(), limits.reviewDays * 24 * 60)
    expect(confirmed.refundBefore).toBe(end.toISOString())
    await ann.call(orderReview, { orderId, rating: 5, idempotencyKey: randomUUID() })
    expect((await detail(ann, orderId)).refundBefore).toBeNull()
    expect(await offersRefund(ann, orderId)).toBe(false)
  })

  it('should end when its time is up', async () => {
    const { ann, orderId } = await aPaidOrder(world, toDoor)
    const { refundBefore } = await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    await world.hours(limits.reviewDays * 24 - 1)
    expect(await offersRefund(ann, orderId)).toBe(true)
    await world.hours(1)
    expect(new Date(refundBefore ?? '')).toEqual(world.clock.now())
    expect(await offersRefund(ann, orderId)).toBe(false)
  })
})
