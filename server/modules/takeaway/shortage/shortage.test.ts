import { randomUUID } from 'node:crypto'
import { merchantSaveGoods } from '@contract/calls/merchant'
import { orderCancelRefund, orderConfirmReceipt } from '@contract/calls/order'
import { orderReview } from '@contract/calls/review'
import { limits } from '@contract/limits'
import { balanceOf, detail, fire, toDoor } from '../../../testing/orders'
import { aPaidOrder, apply, decide, part, runOut } from '../../../testing/refunds'
import { aWorld, type World } from '../../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('a dish that the store is out of', () => {
  it('should be off the menu for a while, and be refunded at once when the customer says so', async () => {
    const { ann, orderId, goods, first } = await aPaidOrder(world)
    await runOut(world, orderId, first)
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(0)
    expect((await detail(ann, orderId)).shortage).toMatchObject({ position: first, name: expect.any(String) as string })
    const refund = await apply(ann, orderId, part(first, 2))
    expect(refund).toMatchObject({ state: 'refundComplete', amount: 5200, reason: 'A dish has just sold out' })
    expect(await detail(ann, orderId)).toMatchObject({ shortage: null, refunded: 5200, step: 'preparing' })
    world.clock.forward(59)
    await world.app.context.jobs.runDue()
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(0)
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(10)
  })

  it.each([0, 3])('should be left at the %i that the store has counted meanwhile', async (to) => {
    const { orderId, storeId, goods, first } = await aPaidOrder(world)
    const mia = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: mia.id })
    const [goodsId = '', otherId = ''] = goods
    await runOut(world, orderId, first)
    const idempotencyKey = randomUUID()
    await mia.call(merchantSaveGoods, { goodsId: otherId, stock: { from: 10, to: 10 }, idempotencyKey })
    await mia.call(merchantSaveGoods, { goodsId, stock: { from: 0, to }, idempotencyKey: randomUUID() })
    world.clock.forward(60)
    await world.app.context.jobs.runDue()
    expect(await world.make.stockOf(goodsId)).toBe(to)
  })

  it('should still be asked about when only some of it is taken back, and be refunded whole by silence', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    await runOut(world, orderId, first)
    expect(await apply(ann, orderId, part(first))).toMatchObject({ state: 'refundComplete', amount: 2600 })
    const { refunded, shortage } = await detail(ann, orderId)
    expect([refunded, shortage?.position]).toEqual([2600, first])
    world.clock.forward(limits.answerShortageMinutes)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ shortage: null, refunded: 5200, step: 'preparing' })
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 5200)
  })

  it('should let the whole order go', async () => {
    const { ann, orderId, first, goods } = await aPaidOrder(world)
    await runOut(world, orderId, first)
    await apply(ann, orderId)
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601, shortage: null })
    world.clock.forward(60)
    await world.app.context.jobs.runDue()
    expect(await Promise.all(goods.map((id) => world.make.stockOf(id)))).toEqual([10, 10])
  })

  it('should refund the dish when nobody answers', async () => {
    const { ann, orderId, second } = await aPaidOrder(world)
    await runOut(world, orderId, second)
    world.clock.forward(5)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ shortage: null, refunded: 1001 })
  })

  it('should be refunded though the order was reviewed before anybody answered', async () => {
    const { ann, orderId, second, storeId } = await aPaidOrder(world)
    await runOut(world, orderId, second)
    for (const event of toDoor.slice(1)) await fire(world, orderId, event)
    await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    await ann.call(orderReview, { orderId, rating: 5, idempotencyKey: randomUUID() })
    world.clock.forward(limits.answerShortageMinutes)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ status: 'evaluated', shortage: null, refunded: 1001 })
    expect(await balanceOf(ann)).toBe(100_00 - 5600)
    expect(await world.make.balanceOf('store', storeId)).toBe(5600 - 300)
  })

  it('should not let the whole order go at once when it has left the kitchen: the store is asked', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    await runOut(world, orderId, second)
    const { id } = await apply(ann, orderId, part(first))
    for (const event of toDoor.slice(1)) await fire(world, orderId, event)
    await ann.call(orderCancelRefund, { refundId: id })
    const whole = await apply(ann, orderId)
    expect(whole.state).toBe('merchantReview')
    expect(await balanceOf(ann)).toBe(100_00 - 6601)
    await decide(world, orderId, whole.id, 'refuse')
    world.clock.forward(limits.answerShortageMinutes)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ step: 'delivered', shortage: null, refunded: 1001 })
  })
})
