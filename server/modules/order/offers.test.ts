import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { couponList } from '@contract/calls/coupon'
import * as calls from '@contract/calls/order'
import type { TestCaller } from '../../testing/caller'
import { given } from '../../testing/coupons'
import type { StoreRow } from '../../testing/rows'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** A customer with two bowls of noodles in the basket: 2 × 26.00 + 1.00 packing + 3.00 delivery. */
async function aBasket({ store = {}, goods = {} }: { store?: Partial<StoreRow>; goods?: object } = {}) {
  const ann = await world.make.customer({ balance: 1000_00 })
  const storeId = await world.make.store(store)
  const goodsId = await world.make.goods(storeId, goods)
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  return { ann, storeId, goodsId }
}

const submit = (ann: TestCaller, quoteId: string) =>
  ann.call(calls.orderSubmit, { quoteId, idempotencyKey: randomUUID() })
const refusedSubmit = (ann: TestCaller, quoteId: string) =>
  ann.refusal(calls.orderSubmit, { quoteId, idempotencyKey: randomUUID() })
const cancel = (ann: TestCaller, orderId: string) =>
  ann.call(calls.orderCancel, { orderId, reason: 'changedMind', idempotencyKey: randomUUID() })
const unused = async (ann: TestCaller) => (await ann.call(couponList, {})).items.map(({ id }) => id)
const amounts = ({ components }: { components: { kind: string; amount: number }[] }) =>
  Object.fromEntries(components.map(({ kind, amount }) => [kind, amount]))

const orderLines = (orderId: string) =>
  world.app.context.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

describe('coupons of a quote', () => {
  it('should be the best ones, each a part of the price', async () => {
    const { ann, storeId } = await aBasket()
    const shop = await given(world, ann.id, { kind: 'store', store_id: storeId, amount: 400 })
    const [small, large] = [await given(world, ann.id, { amount: 300 }), await given(world, ann.id, { amount: 600 })]
    const ride = await given(world, ann.id, { kind: 'delivery', amount: 500 })
    const quote = await ann.call(calls.orderConfirm, { storeId })
    expect(amounts(quote)).toEqual({
      ...{ goods: 5200, packaging: 100, delivery: 300 },
      ...{ storeCoupon: -400, envelope: -600, deliveryCoupon: -300 },
    })
    expect(quote).toMatchObject({ total: 4300, saved: 1300 })
    expect(quote.coupons).toEqual([
      { slot: 'store', couponId: shop, off: 400, usable: 1 },
      { slot: 'envelope', couponId: large, off: 600, usable: 2 },
      { slot: 'delivery', couponId: ride, off: 300, usable: 1 },
    ])
    expect((await ann.call(calls.orderConfirm, { storeId, couponIds: [small] })).total).toBe(5300)
    expect((await ann.call(calls.orderConfirm, { storeId, couponIds: [] })).total).toBe(5600)
  })

  it('should be refused when they do not fit, go together or belong to the caller', async () => {
    const { ann, storeId } = await aBasket()
    const [one, two] = [await given(world, ann.id), await given(world, ann.id)]
    const large = await given(world, ann.id, { minimum: 9000 })
    const others = await given(world, (await world.make.customer()).id)
    const refused = (...couponIds: string[]) => ann.refusal(calls.orderConfirm, { storeId, couponIds })
    expect(await refused(large)).toBe('couponUnavailable')
    expect(await refused(one, two)).toBe('couponUnavailable')
    expect(await refused(others)).toBe('couponNotFound')
    expect(await refused(randomUUID())).toBe('couponNotFound')
  })

  it('should be listed with what they save, and why the rest cannot be used', async () => {
    const { ann, storeId } = await aBasket({
      store: { full_discounts: JSON.stringify([{ over: 5000, off: 800 }]) },
    })
    const fits = await given(world, ann.id, { amount: 300 })
    await given(world, ann.id, { minimum: 6000 })
    await given(world, ann.id, { kind: 'store', store_id: await world.make.store() })
    await given(world, ann.id, { with_full_discount: false })
    await given(world, ann.id, { kind: 'member' })
    const quote = await ann.call(calls.orderConfirm, { storeId })
    const { items } = await ann.call(calls.orderUsableCoupons, { quoteId: quote.id })
    expect(items[0]).toMatchObject({ id: fits, off: 300, reason: null, message: '' })
    expect(items.map(({ reason }) => reason).sort()).toEqual(
      ['belowMinimum', 'membersOnly', 'notCombinable', 'otherStore', null].sort(),
    )
    expect(items.find(({ reason }) => reason === 'belowMinimum')?.message).toBe('Add ¥8 of goods to use it')
  })
})

describe('coupons of an order', () => {
  it('should be used once by twenty orders that are placed at once', async () => {
    const { ann, storeId } = await aBasket()
    const couponId = await given(world, ann.id)
    const quotes = []
    for (let count = 0; count < 20; count++)
      quotes.push(await ann.call(calls.orderConfirm, { storeId, couponIds: [couponId] }))
    const answers = await Promise.allSettled(quotes.map(({ id }) => submit(ann, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ann.call(calls.orderList, {})).items).toHaveLength(1)
    expect(await unused(ann)).toEqual([])
  }, 30_000)

  it('should refuse one that was used on another device, and leave nothing half-done', async () => {
    const { ann, storeId, goodsId } = await aBasket({ goods: { stock: 10 } })
    await given(world, ann.id)
    const here = await ann.call(calls.orderConfirm, { storeId })
    const there = await ann.call(calls.orderConfirm, { storeId })
    await submit(ann, there.id)
    await ann.call(cartAdd, { goodsId, quantity: 1 })
    expect(await refusedSubmit(ann, here.id)).toBe('couponUnavailable')
    expect(await world.make.stockOf(goodsId)).toBe(8)
    expect((await ann.call(cartInfo, { storeId })).count).toBe(1)
  })

  it('should come back when the order is cancelled or was not paid in time', async () => {
    const { ann, storeId, goodsId } = await aBasket()
    const couponId = await given(world, ann.id)
    const first = await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
    expect(await unused(ann)).toEqual([])
    await cancel(ann, first.orderId)
    expect(await unused(ann)).toEqual([couponId])
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
    expect(await unused(ann)).toEqual([])
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect(await unused(ann)).toEqual([couponId])
  })

  it('should refuse a quote whose price changed meanwhile', async () => {
    const { ann, storeId, goodsId } = await aBasket()
    await given(world, ann.id)
    const quote = await ann.call(calls.orderConfirm, { storeId })
    await world.make.changeGoods(goodsId, { shop_price: 2700 })
    expect(await refusedSubmit(ann, quote.id)).toBe('quoteChanged')
    expect(await unused(ann)).toHaveLength(1)
  })

  it('should be split over the lines, so that lines, packing and delivery sum to the total', async () => {
    const { ann, storeId } = await aBasket()
    const other = await world.make.goods(storeId, { shop_price: 990 })
    await ann.call(cartAdd, { goodsId: other, quantity: 1 })
    await given(world, ann.id, { amount: 700 })
    await given(world, ann.id, { kind: 'delivery', amount: 100 })
    const { orderId, total } = await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
    const paid = (await orderLines(orderId)).map((line) => line.paid)
    expect(paid).toEqual([5200 - 588, 990 - 112])
    expect(total).toBe(5200 + 990 - 700 + 100 + 200)
  })
})

describe('offers', () => {
  it('should take something off the first order in a store, and give it back with a cancelled one', async () => {
    const { ann, storeId, goodsId } = await aBasket({ store: { first_order_off: 600 } })
    const quote = await ann.call(calls.orderConfirm, { storeId })
    expect(amounts(quote)).toMatchObject({ firstOrder: -600 })
    expect((await ann.call(cartInfo, { storeId })).baskets[0]).toMatchObject({ discount: 600 })
    const rival = await ann.call(calls.orderConfirm, { storeId })
    const { orderId } = await submit(ann, quote.id)
    expect(await refusedSubmit(ann, rival.id)).toBe('quoteChanged')
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    expect(amounts(await ann.call(calls.orderConfirm, { storeId }))).not.toHaveProperty('firstOrder')
    await cancel(ann, orderId)
    expect(amounts(await ann.call(calls.orderConfirm, { storeId }))).toMatchObject({ firstOrder: -600 })
  })

  it('should halve each second one, in the cart as in the quote', async () => {
    const { ann, storeId, goodsId } = await aBasket({ goods: { second_half: true, shop_price: 1901 } })
    await ann.call(cartAdd, { goodsId, quantity: 3 })
    const quote = await ann.call(calls.orderConfirm, { storeId })
    expect(amounts(quote)).toMatchObject({ goods: 5 * 1901, secondHalf: -1900 })
    expect((await ann.call(cartInfo, { storeId })).baskets[0]).toMatchObject({ goodsTotal: 9505, discount: 1900 })
  })

  it('should hold a purchase limit over the orders of a day, and give it back with a cancelled one', async () => {
    const { ann, storeId, goodsId } = await aBasket({ goods: { purchase_limit: 2 } })
    const { orderId } = await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
    expect(await ann.refusal(cartAdd, { goodsId, quantity: 1 })).toBe('overPurchaseLimit')
    await cancel(ann, orderId)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    const quote = await ann.call(calls.orderConfirm, { storeId })
    await submit(ann, quote.id)
    world.clock.forward(24 * 60)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
  })

  it('should hold a purchase limit when two orders are placed at once', async () => {
    const { ann, storeId } = await aBasket({ goods: { purchase_limit: 3 } })
    const quotes = [await ann.call(calls.orderConfirm, { storeId }), await ann.call(calls.orderConfirm, { storeId })]
    const answers = await Promise.allSettled(quotes.map(({ id }) => submit(ann, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('what an order takes and keeps', () => {
  it('should leave in the basket what came in after the quote', async () => {
    const { ann, storeId, goodsId } = await aBasket()
    const later = await world.make.goods(storeId)
    const quote = await ann.call(calls.orderConfirm, { storeId })
    await ann.call(cartAdd, { goodsId, quantity: 1 })
    await ann.call(cartAdd, { goodsId: later, quantity: 1 })
    await submit(ann, quote.id)
    const [basket] = (await ann.call(cartInfo, { storeId })).baskets
    expect(basket?.lines.map((line) => [line.goodsId, line.quantity])).toEqual([
      [goodsId, 1],
      [later, 1],
    ])
  })

  it('should keep the wishes for the rider and for what is sold out', async () => {
    const { ann, storeId } = await aBasket()
    const { id: quoteId } = await ann.call(calls.orderConfirm, { storeId })
    const wishes = { riderNote: 'The blue gate', contactFree: true, ifSoldOut: 'refund' as const }
    const { orderId } = await ann.call(calls.orderSubmit, { quoteId, ...wishes, idempotencyKey: randomUUID() })
    expect(await ann.call(calls.orderDetail, { orderId })).toMatchObject(wishes)
  })

  it('should offer times for the address that is named', async () => {
    const { ann, storeId } = await aBasket()
    const addressId = await world.make.address(ann.id, { is_default: false, latitude: 22.5619 })
    const near = await ann.call(calls.orderDeliveryTimes, { storeId })
    const far = await ann.call(calls.orderDeliveryTimes, { storeId, addressId })
    expect(Date.parse(far.soonest)).toBeGreaterThan(Date.parse(near.soonest))
    const others = await world.make.address((await world.make.customer()).id)
    expect(await ann.refusal(calls.orderDeliveryTimes, { storeId, addressId: others })).toBe('addressNotFound')
  })

  it('should put every line of an order back', async () => {
    const { ann, storeId } = await aBasket()
    for (let count = 0; count < 12; count++)
      await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
    const { orderId } = await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
    const again = await ann.call(calls.orderAgain, { orderId })
    expect(again.cart.baskets[0]?.count).toBe(14)
    expect(again).toMatchObject({ gone: [], dearer: [] })
  })
})

it('gives coupons back once, however often an order is told to be cancelled', async () => {
  const { ann, storeId } = await aBasket()
  await given(world, ann.id)
  const { orderId } = await submit(ann, (await ann.call(calls.orderConfirm, { storeId })).id)
  const answers = await Promise.allSettled([cancel(ann, orderId), cancel(ann, orderId), cancel(ann, orderId)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await unused(ann)).toHaveLength(1)
})
