import { orderCancelRefund, orderCount, orderList, orderRefundReasons } from '@contract/calls/order'
import { aPaidOrder, apply } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('the lists', () => {
  it('should show a refund in its tab and count it while it is open', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId)
    const [listed] = (await ann.call(orderList, { tab: 'refund' })).items
    expect(listed).toMatchObject({ id: orderId, refund: { id, state: 'merchantReview' } })
    expect(await ann.call(orderCount, {})).toMatchObject({ refund: 1, toReview: 0 })
    await ann.call(orderCancelRefund, { refundId: id })
    expect(await ann.call(orderList, { tab: 'refund' })).toMatchObject({ items: [] })
    expect(await ann.call(orderCount, {})).toMatchObject({ refund: 0 })
  })

  it('should name the reasons in the caller’s language', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    ann.language = 'zh'
    const { items } = await ann.call(orderRefundReasons, { orderId })
    expect(items[0]).toEqual({ key: 'missing', text: '商品漏送、少送' })
  })

  it.each(['order.refundReasons', 'order.cancelReasons'])('should refuse %s without an order', async (call) => {
    const ann = await world.make.customer()
    expect((await ann.send(call, {})).status).toBe(400)
  })
})
