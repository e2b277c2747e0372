import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { couponCount, couponList } from '@contract/calls/coupon'
import { homeReceiveCoupon } from '@contract/calls/home'
import { orderClaimableCoupons, orderConfirm, orderList, orderUsableCoupons } from '@contract/calls/order'
import type { TestCaller } from '../../testing/caller'
import { aCoupon, given } from '../../testing/coupons'
import { amounts, aBasket, basketQuote, cancel, refusedSubmit, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const unused = async (ann: TestCaller) => {
  const ids = (await ann.call(couponList, {})).items.map(({ id }) => id)
  expect(await ann.call(couponCount, {})).toEqual({ unused: ids.length })
  return ids
}

const orderLines = (orderId: string) =>
  world.app.context.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

describe('coupons of a quote', () => {
  it('should be the best ones, each a part of the price', async () => {
    const { ann, storeId } = await aBasket(world)
    const shop = await given(world, ann.id, { kind: 'store', store_id: storeId, amount: 400 })
    const [small, large] = [await given(world, ann.id, { amount: 300 }), await given(world, ann.id, { amount: 600 })]
    const ride = await given(world, ann.id, { kind: 'delivery', amount: 500 })
    const quote = await basketQuote(ann, { storeId })
    expect(amounts(quote)).toEqual({
      goods: 5200,
      packaging: 100,
      delivery: 300,
      storeCoupon: -400,
      envelope: -600,
      deliveryCoupon: -300,
    })
    expect(quote).toMatchObject({ total: 4300, saved: 1300 })
    expect(quote.coupons).toEqual([
      { slot: 'store', couponId: shop, off: 400, usable: 1, claimable: 0 },
      { slot: 'envelope', couponId: large, off: 600, usable: 2, claimable: 0 },
      { slot: 'delivery', couponId: ride, off: 300, usable: 1, claimable: 0 },
    ])
    expect((await basketQuote(ann, { storeId, couponIds: [small] })).total).toBe(5300)
    expect((await basketQuote(ann, { storeId, couponIds: [] })).total).toBe(5600)
  })

  it('should be counted where they can be claimed for these goods and none can be used', async () => {
    const { ann, storeId } = await aBasket(world)
    const other = await world.make.store()
    const ofStore = await aCoupon(world, { kind: 'store', store_id: storeId, minimum: 5200 })
    await aCoupon(world, { kind: 'store', store_id: storeId, minimum: 5201 })
    await aCoupon(world, { kind: 'store', store_id: storeId, stock: 0 })
    await aCoupon(world, { kind: 'store', store_id: other })
    const counted = async (who = ann, id = storeId) =>
      (await basketQuote(who, { storeId: id })).coupons.find(({ slot }) => slot === 'store')
    expect(await counted()).toMatchObject({ usable: 0, claimable: 1 })
    await ann.call(homeReceiveCoupon, { couponId: ofStore, idempotencyKey: randomUUID() })
    expect(await counted()).toMatchObject({ usable: 1, claimable: 0 })
  })

  it('should be offered to claim: those of the store, then those for orders of the kind', async () => {
    const { ann, storeId } = await aBasket(world)
    const { id: quoteId } = await basketQuote(ann, { storeId })
    const claimable = async () => (await ann.call(orderClaimableCoupons, { quoteId })).items.map(({ id }) => id)
    const before = await claimable()
    const ofPlatform = await aCoupon(world, { per_customer: 1 })
    const ofStore = await aCoupon(world, { kind: 'store', store_id: storeId })
    await aCoupon(world, { for_kinds: ['mall'] })
    await aCoupon(world, { kind: 'store', store_id: await world.make.store() })
    expect((await claimable()).filter((id) => !before.includes(id))).toEqual([ofStore, ofPlatform])
    await ann.call(homeReceiveCoupon, { couponId: ofPlatform, idempotencyKey: randomUUID() })
    expect(await claimable()).not.toContain(ofPlatform)
  })

  it('should be refused when they do not fit, go together or belong to the caller', async () => {
    const { ann, storeId } = await aBasket(world)
    const [one, two] = [await given(world, ann.id), await given(world, ann.id)]
    const large = await given(world, ann.id, { minimum: 9000 })
    const others = await given(world, (await world.make.customer()).id)
    const refused = (...couponIds: string[]) => ann.refusal(orderConfirm, { storeId, couponIds })
    expect(await refused(large)).toBe('couponUnavailable')
    expect(await refused(one, two)).toBe('couponUnavailable')
    expect(await refused(others)).toBe('couponNotFound')
    expect(await refused(randomUUID())).toBe('couponNotFound')
  })

  it('should be listed with what they save, and why the rest cannot be used', async () => {
    const { ann, storeId } = await aBasket(world, {
      store: { full_discounts: JSON.stringify([{ over: 5000, off: 800 }]) },
    })
    const fits = await given(world, ann.id, { amount: 300 })
    await given(world, ann.id, { minimum: 6000 })
    await given(world, ann.id, { kind: 'store', store_id: await world.make.store() })
    await given(world, ann.id, { with_full_discount: false })
    await given(world, ann.id, { kind: 'member' })
    const quote = await basketQuote(ann, { storeId })
    const { items } = await ann.call(orderUsableCoupons, { quoteId: quote.id })
    expect(items[0]).toMatchObject({ id: fits, off: 300, reason: null, message: '' })
    expect(items.map(({ reason }) => reason).sort()).toEqual(
      ['belowMinimum', 'membersOnly', 'notCombinable', 'otherStore', null].sort(),
    )
    expect(items.find(({ reason }) => reason === 'belowMinimum')?.message).toBe('Add ¥8 more to use it')
  })
})

describe('coupons of an order', () => {
  it('should be used once by twenty orders that are placed at once', async () => {
    const { ann, storeId } = await aBasket(world)
    const couponId = await given(world, ann.id)
    const quotes = []
    for (let count = 0; count < 20; count++) quotes.push(await basketQuote(ann, { storeId, couponIds: [couponId] }))
    const answers = await Promise.allSettled(quotes.map(({ id }) => submit(ann, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ann.call(orderList, {})).items).toHaveLength(1)
    expect(await unused(ann)).toEqual([])
  })

  it('should refuse one that was used on another device, and leave nothing half-done', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { stock: 10 } })
    await given(world, ann.id)
    const here = await basketQuote(ann, { storeId })
    const there = await basketQuote(ann, { storeId })
    await submit(ann, there.id)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    expect(await refusedSubmit(ann, here.id)).toBe('couponUnavailable')
    expect(await world.make.stockOf(goodsId)).toBe(8)
    expect((await ann.call(cartInfo, { storeId })).count).toBe(2)
  })

  it('should come back when the order is cancelled or was not paid in time', async () => {
    const { ann, storeId, goodsId } = await aBasket(world)
    const couponId = await given(world, ann.id)
    const first = await submit(ann, (await basketQuote(ann, { storeId })).id)
    expect(await unused(ann)).toEqual([])
    await cancel(ann, first.orderId)
    expect(await unused(ann)).toEqual([couponId])
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    await submit(ann, (await basketQuote(ann, { storeId })).id)
    expect(await unused(ann)).toEqual([])
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect(await unused(ann)).toEqual([couponId])
  })

  it('should refuse a quote whose price changed meanwhile', async () => {
    const { ann, storeId, goodsId } = await aBasket(world)
    await given(world, ann.id)
    const quote = await basketQuote(ann, { storeId })
    await world.make.changeGoods(goodsId, { shop_price: 2700 })
    expect(await refusedSubmit(ann, quote.id)).toBe('quoteChanged')
    expect(await unused(ann)).toHaveLength(1)
  })

  it('should be split over the lines, so that lines, packing and delivery sum to the total', async () => {
    const { ann, storeId } = await aBasket(world)
    const other = await world.make.goods(storeId, { shop_price: 990 })
    await ann.call(cartAdd, { goodsId: other, quantity: 1 })
    await given(world, ann.id, { amount: 700 })
    await given(world, ann.id, { kind: 'delivery', amount: 100 })
    const { orderId, total } = await submit(ann, (await basketQuote(ann, { storeId })).id)
    const paid = (await orderLines(orderId)).map((line) => line.paid)
    expect(paid).toEqual([5200 - 588, 990 - 112])
    expect(total).toBe(5200 + 990 - 700 + 100 + 200)
  })
})

it('restores coupons once, however often the cancellation of an order is requested', async () => {
  const { ann, storeId } = await aBasket(world)
  await given(world, ann.id)
  const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
  const answers = await Promise.allSettled([cancel(ann, orderId), cancel(ann, orderId), cancel(ann, orderId)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await unused(ann)).toHaveLength(1)
})
