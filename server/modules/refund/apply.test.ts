import { randomUUID } from 'node:crypto'
import { orderApplyRefund, orderConfirmReceipt } from '@contract/calls/order'
import { balanceOf, detail, fire, toDoor } from '../../testing/orders'
import { aPaidOrder, application, apply, decide, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('order.applyRefund', () => {
  it('should refund one dish with its share of what was paid, restore its stock, and continue the order', async () => {
    const { ann, orderId, goods, first } = await aPaidOrder(world)
    const refund = await apply(ann, orderId, part(first))
    expect(refund).toMatchObject({ state: 'merchantReview', type: 'partial', amount: 2600, fees: 0 })
    expect(refund.timeline.map(({ state }) => state)).toEqual(['applying', 'merchantReview'])
    await decide(world, orderId, refund.id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({
      step: 'preparing',
      refunded: 2600,
      refund: { state: 'refundComplete' },
    })
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 2600)
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(9)
  })

  it('should refund everything and cancel the order for a full refund', async () => {
    const { ann, orderId, goods } = await aPaidOrder(world, toDoor)
    const refund = await apply(ann, orderId)
    expect(refund).toMatchObject({ type: 'full', amount: 6601, fees: 400 })
    await decide(world, orderId, refund.id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await Promise.all(goods.map((id) => world.make.stockOf(id)))).toEqual([8, 9])
  })

  it('should bring delivery and packaging back with the last dish, to the last cent', async () => {
    const { ann, orderId, first, second, storeId } = await aPaidOrder(world, toDoor)
    await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    for (const choice of [part(first), part(second), part(first)]) {
      const refund = await apply(ann, orderId, choice)
      await decide(world, orderId, refund.id, 'agreeRefund')
    }
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await world.make.balanceOf('store', storeId)).toBe(0)
    expect(await ann.refusal(orderApplyRefund, application(orderId))).toBe('refundUnavailable')
  })

  it('should refuse more than is left, what is no line, and a line twice, and write nothing', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    const twice = { type: 'partial' as const, lines: [part(first).lines, part(first).lines].flat() }
    for (const over of [part(first, 3), part(9), twice, { type: 'partial' as const, lines: [] }]) {
      expect(await ann.refusal(orderApplyRefund, application(orderId, over))).toBe('refundTooMuch')
    }
    expect((await detail(ann, orderId)).refunds).toEqual([])
  })

  it('should refuse an order that is not accepted yet, one of somebody else, and pictures that are not there', async () => {
    const { ann, orderId } = await aPaidOrder(world, [])
    expect(await ann.refusal(orderApplyRefund, application(orderId))).toBe('refundUnavailable')
    const ben = await world.make.customer()
    expect(await ben.refusal(orderApplyRefund, application(orderId))).toBe('orderNotFound')
    await fire(world, orderId, 'accept')
    const pictures = [randomUUID()]
    expect(await ann.refusal(orderApplyRefund, application(orderId, { pictures }))).toBe('mediaNotFound')
    expect((await detail(ann, orderId)).refunds).toEqual([])
  })

  it('should answer one key once', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const same = application(orderId)
    const answers = await Promise.all([same, same].map((request) => ann.call(orderApplyRefund, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  it('should allow a receipt confirmed at the same time: the money then comes out of the store’s account', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world, toDoor)
    const [refund] = await Promise.all([
      apply(ann, orderId),
      ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() }),
    ])
    expect(await world.make.balanceOf('store', storeId)).toBe(6601 - 300)
    await decide(world, orderId, refund.id, 'agreeRefund')
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await world.make.balanceOf('store', storeId)).toBe(0)
  })

  it('should be agreed to by a store that is silent for a day', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    await apply(ann, orderId)
    world.clock.forward(24 * 60)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
  })
})
