import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import {
  orderAgain,
  orderConfirm,
  orderDeliveryTimes,
  orderDetail,
  orderList,
  orderSubmit,
} from '@contract/calls/order'
import { failureCodes } from '@contract/failures'
import type { TestCaller } from '../../testing/caller'
import { aBasket, basketQuote, refusedSubmit, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('order.submit', () => {
  it('should make the order, take the stock and empty the basket', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { stock: 5 } })
    const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
    const order = await ann.call(orderDetail, { orderId })
    expect(order).toMatchObject({ status: 'pendingPayment', total: 5600, count: 2, remark: '' })
    expect((await ann.call(cartInfo, { storeId })).count).toBe(0)
    expect(await world.make.stockOf(goodsId)).toBe(3)
  })

  it('should answer the same key with the same order, and refuse it with another request', async () => {
    const { ann, storeId } = await aBasket(world)
    const quote = await basketQuote(ann, { storeId })
    const request = { quoteId: quote.id, idempotencyKey: randomUUID() }
    const [first, second] = await Promise.all([ann.call(orderSubmit, request), ann.call(orderSubmit, request)])
    expect(second).toEqual(first)
    expect(await ann.refusal(orderSubmit, { ...request, remark: 'No coriander' })).toBe('idempotencyKeyReused')
  })

  it('should make one order of a quote, whatever the keys', async () => {
    const { ann, storeId } = await aBasket(world)
    const { id: quoteId } = await basketQuote(ann, { storeId })
    await submit(ann, quoteId)
    expect(await refusedSubmit(ann, quoteId)).toBe('quoteNotFound')
  })

  it('should refuse when the price changed, and leave nothing half-done', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { stock: 5 } })
    const { id: quoteId } = await basketQuote(ann, { storeId })
    await world.make.changeGoods(goodsId, { shop_price: 2700 })
    expect(await refusedSubmit(ann, quoteId)).toBe('quoteChanged')
    expect(await world.make.stockOf(goodsId)).toBe(5)
    expect((await ann.call(cartInfo, { storeId })).count).toBe(2)
  })

  it('should refuse what sold out meanwhile, a store that closed, and a quote that is too old', async () => {
    const soldOut = await aBasket(world)
    const closed = await aBasket(world)
    const old = await aBasket(world)
    const quotes = await Promise.all([soldOut, closed, old].map(({ ann, storeId }) => basketQuote(ann, { storeId })))
    await world.make.changeGoods(soldOut.goodsId, { stock: 1 })
    await world.make.changeStore(closed.storeId, { status: 'closed' })
    const refusal = (who: TestCaller, index: number) => refusedSubmit(who, quotes[index]?.id ?? '')
    expect(await refusal(soldOut.ann, 0)).toBe('soldOut')
    expect(await refusal(closed.ann, 1)).toBe('storeClosed')
    world.clock.forward(16)
    expect(await refusal(old.ann, 2)).toBe('quoteExpired')
  })

  it('should refuse an address out of range in the caller’s language, and leave nothing half-done', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { stock: 5 } })
    const addressId = await world.make.address(ann.id, { is_default: false, latitude: 23.5 })
    const quote = await basketQuote(ann, { storeId, addressId })
    expect(quote.blockers).toEqual([{ failure: 'outOfDeliveryRange', message: 'Not in delivery range', goodsId: null }])
    ann.language = 'zh'
    const { envelope } = await ann.send(orderSubmit.name, { quoteId: quote.id, idempotencyKey: randomUUID() })
    expect(envelope).toMatchObject({ code: failureCodes.outOfDeliveryRange, msg: '不在配送范围内' })
    expect(await world.make.stockOf(goodsId)).toBe(5)
    expect((await ann.call(cartInfo, { storeId })).count).toBe(2)
    expect((await ann.call(orderList, {})).items).toEqual([])
  })

  it('should want a phone and the agreement for self-pickup', async () => {
    const { ann, storeId } = await aBasket(world)
    const { id: quoteId } = await basketQuote(ann, { storeId, fulfilment: 'pickup' })
    const refusal = (over: object) => ann.refusal(orderSubmit, { quoteId, idempotencyKey: randomUUID(), ...over })
    expect(await refusal({})).toBe('pickupPhoneRequired')
    expect(await refusal({ pickupPhone: '13800006209' })).toBe('serviceAgreementRequired')
    expect(await refusal({ pickupPhone: '13800006209', agreed: true })).toBeUndefined()
  })

  it('should say that a store offers no self-pickup, when it is quoted and when it stopped since', async () => {
    const { ann, storeId } = await aBasket(world)
    const wanted = { storeId, fulfilment: 'pickup' } as const
    const { id: quoteId } = await basketQuote(ann, wanted)
    await world.make.changeStore(storeId, { self_pickup: false })
    const submit = { quoteId, pickupPhone: '13800006209', agreed: true, idempotencyKey: randomUUID() }
    expect(await ann.refusal(orderSubmit, submit)).toBe('selfPickupUnavailable')
    expect(await ann.refusal(orderConfirm, wanted)).toBe('selfPickupUnavailable')
  })
})

describe('an order and its basket', () => {
  it('should leave in the basket what came in after the quote', async () => {
    const { ann, storeId, goodsId } = await aBasket(world)
    const later = await world.make.goods(storeId)
    const quote = await basketQuote(ann, { storeId })
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
    const { ann, storeId } = await aBasket(world)
    const { id: quoteId } = await basketQuote(ann, { storeId })
    const wishes = { riderNote: 'The blue gate', contactFree: true, ifSoldOut: 'refund' as const }
    const { orderId } = await ann.call(orderSubmit, { quoteId, ...wishes, idempotencyKey: randomUUID() })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject(wishes)
  })

  it('should offer times for the address that is named', async () => {
    const { ann, storeId } = await aBasket(world)
    const addressId = await world.make.address(ann.id, { is_default: false, latitude: 22.5619 })
    const near = await ann.call(orderDeliveryTimes, { storeId })
    const far = await ann.call(orderDeliveryTimes, { storeId, addressId })
    expect(Date.parse(far.soonest)).toBeGreaterThan(Date.parse(near.soonest))
    const others = await world.make.address((await world.make.customer()).id)
    expect(await ann.refusal(orderDeliveryTimes, { storeId, addressId: others })).toBe('addressNotFound')
  })

  it('should put every line of an order back', async () => {
    const { ann, storeId } = await aBasket(world)
    for (let count = 0; count < 12; count++)
      await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
    const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
    const again = await ann.call(orderAgain, { orderId })
    expect(again.cart.baskets[0]?.count).toBe(14)
    expect(again).toMatchObject({ left: [], dearer: [] })
  })
})
