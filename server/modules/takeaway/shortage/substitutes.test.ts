import { randomUUID } from 'node:crypto'
import { merchantReportShortage, merchantSubstitutes } from '@contract/calls/merchant'
import { orderAcceptSubstitute } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { balanceOf, detail, fire, toDoor } from '../../../testing/orders'
import { aPaidOrder, apply, part } from '../../../testing/refunds'
import { aWorld, type World } from '../../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const keyed = () => ({ idempotencyKey: randomUUID() })

/** An order of 2 × 26.00 and 1 × 10.01, its merchant, and two more dishes of the store: of 20.00 and of 30.00. */
async function anOrder(ifSoldOut: 'call' | 'replace' | 'refund' = 'call') {
  const order = await aPaidOrder(world)
  const mia = await world.make.customer()
  await world.make.changeStore(order.storeId, { merchant_id: mia.id })
  await world.app.context.db
    .updateTable('takeaway_orders')
    .set({ if_sold_out: ifSoldOut })
    .where('order_id', '=', order.orderId)
    .execute()
  const dish = (shop_price: number, en: string) =>
    world.make.goods(order.storeId, { shop_price, stock: 5, name: JSON.stringify({ en, zh: en }) })
  const [cheaper, dearer] = [await dish(2000, 'Egg noodles'), await dish(3000, 'Duck noodles')]
  const { orderId, first, ann } = order
  const report = (goodsId?: string, position = first) =>
    mia.call(merchantReportShortage, { orderId, position, ...(goodsId && { goodsId }), ...keyed() })
  const accept = (goodsId: string, idempotencyKey: string = randomUUID()) =>
    ann.call(orderAcceptSubstitute, { orderId, goodsId, idempotencyKey })
  return { ...order, mia, cheaper, dearer, report, accept }
}

const later = async () => {
  world.clock.forward(limits.answerShortageMinutes)
  await world.app.context.jobs.runDue()
}

describe('a substitute for a dish that the store is out of', () => {
  it('should be one of the store’s dishes in stock, by the difference in price', async () => {
    const { mia, orderId, first, cheaper, dearer, goods } = await anOrder()
    const { ifSoldOut, items } = await mia.call(merchantSubstitutes, { orderId, position: first })
    expect(ifSoldOut).toBe('call')
    expect(items.map(({ goodsId, price, back }) => [goodsId, price, back])).toEqual([
      [dearer, 3000, 0],
      [cheaper, 2000, 1200],
      [goods[1], 1001, 3198],
    ])
    await world.make.changeGoods(dearer, { stock: 1 })
    const left = await mia.call(merchantSubstitutes, { orderId, position: first })
    expect(left.items.map(({ goodsId }) => goodsId)).not.toContain(dearer)
  })

  it('should take the place of the dish once accepted, and return the difference once', async () => {
    const { ann, orderId, first, cheaper, goods, report, accept } = await anOrder()
    expect(await report(cheaper)).toMatchObject({ shortage: { substitute: 'Egg noodles' }, canReportShortage: false })
    const { shortage } = await detail(ann, orderId)
    expect(shortage?.substitute).toMatchObject({ goodsId: cheaper, back: 1200 })
    const key = randomUUID()
    const accepted = await accept(cheaper, key)
    expect(await accept(cheaper, key)).toEqual(accepted)
    expect(await ann.refusal(orderAcceptSubstitute, { orderId, goodsId: cheaper, ...keyed() })).toBe(
      'orderStateChanged',
    )
    const order = await detail(ann, orderId)
    expect(order).toMatchObject({ shortage: null, refunded: 1200, step: 'preparing' })
    expect(order.lines.find(({ position }) => position === first)).toMatchObject({
      ...{ name: 'Egg noodles', quantity: 2, refundedQuantity: 0 },
      optionText: expect.stringContaining('In place of') as string,
    })
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 1200)
    expect(await world.make.stockOf(cheaper)).toBe(3)
    await later()
    expect((await detail(ann, orderId)).refunded).toBe(1200)
    await apply(ann, orderId)
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(0)
  })

  it('should cost the customer nothing more when it is dearer', async () => {
    const { ann, orderId, dearer, report, accept } = await anOrder()
    await report(dearer)
    await accept(dearer)
    expect(await detail(ann, orderId)).toMatchObject({ refunded: 0, refunds: [], shortage: null })
    expect(await balanceOf(ann)).toBe(100_00 - 6601)
  })

  it('should refund everything that is left when it is refunded after all', async () => {
    const { ann, orderId, first, cheaper, report, accept } = await anOrder()
    await report(cheaper)
    await accept(cheaper)
    expect(await report(undefined)).toMatchObject({ shortage: { name: 'Egg noodles', substitute: null } })
    await apply(ann, orderId, part(first, 2))
    expect((await detail(ann, orderId)).refunded).toBe(5200)
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 5200)
  })

  it('should be offered while a rider is on the way to the store, but not once the food has left', async () => {
    const { mia, orderId, first, second, cheaper, report, accept } = await anOrder()
    for (const event of ['assignRider', 'riderArrive'] as const) await fire(world, orderId, event)
    expect(await report(cheaper)).toMatchObject({ shortage: { substitute: 'Egg noodles' } })
    await accept(cheaper)
    for (const event of ['pickUp', 'setOff'] as const) await fire(world, orderId, event)
    const late = { orderId, position: second, ...keyed() }
    expect(first).not.toBe(second)
    expect(await mia.refusal(merchantReportShortage, late)).toBe('orderStateChanged')
  })

  it('should be for the pieces that are left when some were refunded meanwhile', async () => {
    const { ann, orderId, first, cheaper, report, accept } = await anOrder()
    await report(cheaper)
    await apply(ann, orderId, part(first))
    await accept(cheaper)
    expect((await detail(ann, orderId)).refunded).toBe(2600 + 600)
    expect(await world.make.stockOf(cheaper)).toBe(4)
  })

  it.each([
    ['call', 5200],
    ['replace', 1200],
  ] as const)('should, with the wish %s, end with %i refunded when nobody answers', async (wish, refunded) => {
    const { ann, orderId, cheaper, report } = await anOrder(wish)
    await report(cheaper)
    await later()
    expect(await detail(ann, orderId)).toMatchObject({ refunded, shortage: null, step: 'preparing' })
    await later()
    expect((await detail(ann, orderId)).refunded).toBe(refunded)
  })

  it('should not replace by silence what has sold out too, or what has left the kitchen', async () => {
    const [gone, left] = [await anOrder('replace'), await anOrder('replace')]
    await gone.report(gone.cheaper)
    await world.make.changeGoods(gone.cheaper, { stock: 1 })
    expect(
      await gone.ann.refusal(orderAcceptSubstitute, { orderId: gone.orderId, goodsId: gone.cheaper, ...keyed() }),
    ).toBe('soldOut')
    await left.report(left.cheaper)
    for (const event of toDoor.slice(1)) await fire(world, left.orderId, event)
    expect(
      await left.ann.refusal(orderAcceptSubstitute, { orderId: left.orderId, goodsId: left.cheaper, ...keyed() }),
    ).toBe('orderStateChanged')
    await later()
    expect((await detail(gone.ann, gone.orderId)).refunded).toBe(5200)
    expect((await detail(left.ann, left.orderId)).refunded).toBe(5200)
  })

  it('should be none of another store, none that is sold out, and none where the customer wants the money', async () => {
    const { mia, orderId, first, cheaper, goods } = await anOrder()
    const refusal = (goodsId: string, id = orderId, merchant = mia) =>
      merchant.refusal(merchantReportShortage, { orderId: id, position: first, goodsId, ...keyed() })
    const otherStore = await world.make.store({ merchant_id: mia.id })
    expect(await refusal(await world.make.goods(otherStore))).toBe('goodsNotFound')
    expect(await refusal(goods[0] ?? '')).toBe('goodsNotFound')
    await world.make.changeGoods(cheaper, { stock: 0 })
    expect(await refusal(cheaper)).toBe('goodsNotFound')
    const wanted = await anOrder('refund')
    expect(await refusal(wanted.cheaper, wanted.orderId, wanted.mia)).toBe('invalidRequest')
    await wanted.report()
    expect((await detail(wanted.ann, wanted.orderId)).refunded).toBe(5200)
  })

  it('should be accepted by the customer of the order alone, and once of two at once', async () => {
    const { ann, orderId, cheaper, report } = await anOrder()
    const ben = await world.make.customer()
    await report(cheaper)
    expect(await ben.refusal(orderAcceptSubstitute, { orderId, goodsId: cheaper, ...keyed() })).toBe('orderNotFound')
    const request = () => ann.refusal(orderAcceptSubstitute, { orderId, goodsId: cheaper, ...keyed() })
    expect((await Promise.all([request(), request()])).filter(Boolean)).toEqual(['orderStateChanged'])
    expect((await detail(ann, orderId)).refunded).toBe(1200)
    expect(await world.make.stockOf(cheaper)).toBe(3)
  })
})
