import { orderCancelRefund, orderRefundDetail } from '@contract/calls/order'
import { balanceOf, detail } from '../../testing/orders'
import { aPaidOrder, apply, decide, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('a refused refund', () => {
  it('should say why, and be edited and sent again under its number', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    const { id, number } = await apply(ann, orderId)
    await decide(world, orderId, id, 'refuse')
    expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({
      state: 'refused',
      refusal: 'Made as ordered',
    })
    const again = await apply(ann, orderId, { ...part(first), description: 'Look again' })
    expect(again).toMatchObject({ id, number, state: 'merchantReview', amount: 2600, refusal: null })
    expect(again.timeline.map(({ state }) => state)).toContain('refused')
    await decide(world, orderId, id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({ refunded: 2600 })
  })

  it('should be closed after a week', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId)
    await decide(world, orderId, id, 'refuse')
    world.clock.forward(7 * 24 * 60)
    await world.app.context.jobs.runDue()
    expect((await ann.call(orderRefundDetail, { refundId: id })).state).toBe('closed')
  })
})

describe('order.cancelRefund', () => {
  it('should close the application, once', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId)
    const closed = await ann.call(orderCancelRefund, { refundId: id })
    expect(closed.timeline.map(({ state }) => state).slice(-2)).toEqual(['revoked', 'closed'])
    expect(await ann.refusal(orderCancelRefund, { refundId: id })).toBe('refundStateChanged')
  })

  it('should leave one result when the store agrees at the same time', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId)
    const agreed = decide(world, orderId, id, 'agreeRefund').then(
      () => true,
      () => false,
    )
    const [revoked, paid] = await Promise.all([
      ann.refusal(orderCancelRefund, { refundId: id }).then((failure) => failure === undefined),
      agreed,
    ])
    expect([revoked, paid].filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(ann)).toBe(paid ? 100_00 : 100_00 - 6601)
  })

  it('should refuse somebody else’s', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId)
    const ben = await world.make.customer()
    expect(await ben.refusal(orderRefundDetail, { refundId: id })).toBe('refundNotFound')
  })
})
