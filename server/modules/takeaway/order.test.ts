import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/order'
import { paymentBalancePay, paymentStatus } from '@contract/calls/payment'
import { deployment } from '../wallet/ledger'
import type { TestCaller } from '../../testing/caller'
import { aBasket, balanceOf, basketQuote, bring, fire, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const payPassword = '246810'

async function anOrder(goods: { stock?: number } = {}) {
  const basket = await aBasket(world, { goods })
  const { id } = await basketQuote(basket.ann, { storeId: basket.storeId })
  return { ...basket, orderId: (await submit(basket.ann, id)).orderId }
}

const pay = (ann: TestCaller, orderId: string, over = {}) =>
  ann.call(paymentBalancePay, { orderId, payPassword, idempotencyKey: randomUUID(), ...over })

describe('order.confirm', () => {
  it('should quote every part of the price, and the parts should sum to the total', async () => {
    const { ann, storeId } = await aBasket(world)
    const quote = await basketQuote(ann, { storeId })
    expect(quote.components.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 5200],
      ['packaging', 100],
      ['delivery', 300],
    ])
    expect(quote).toMatchObject({ total: 5600, blockers: [], address: { mobile: '138****6209' } })
  })

  it('should say what stands in the way instead of refusing', async () => {
    const { ann, storeId } = await aBasket(world, { address: false })
    const { blockers } = await basketQuote(ann, { storeId })
    expect(blockers.map(({ failure }) => failure)).toEqual(['addressRequired'])
  })

  it('should charge no delivery for self-pickup', async () => {
    const { ann, storeId } = await aBasket(world, { address: false })
    const quote = await basketQuote(ann, { storeId, fulfilment: 'pickup' })
    expect(quote).toMatchObject({ total: 5300, address: null, blockers: [] })
  })

  it('should refuse an empty basket, an unknown store and a time that is not offered', async () => {
    const { ann, storeId } = await aBasket(world)
    const deliverAt = '2026-03-25T04:07:00.000Z'
    expect(await ann.refusal(calls.orderConfirm, { storeId: await world.make.store() })).toBe('cartEmpty')
    expect(await ann.refusal(calls.orderConfirm, { storeId: randomUUID() })).toBe('storeNotFound')
    expect(await ann.refusal(calls.orderConfirm, { storeId, deliverAt })).toBe('timeSlotUnavailable')
  })

  it('should take a time that is offered', async () => {
    const { ann, storeId } = await aBasket(world)
    const { times } = await ann.call(calls.orderDeliveryTimes, { storeId })
    const deliverAt = times[3] ?? ''
    expect(await basketQuote(ann, { storeId, deliverAt })).toMatchObject({
      deliverAt,
      estimatedAt: deliverAt,
    })
  })
})

describe('an order', () => {
  it('should be cancelled automatically when it is not paid in time, and release the stock', async () => {
    const { ann, orderId, goodsId } = await anOrder({ stock: 5 })
    world.clock.forward(16)
    await world.app.context.jobs.runDue()
    expect(await ann.call(calls.orderDetail, { orderId })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Not paid in time',
    })
    expect(await world.make.stockOf(goodsId)).toBe(5)
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'closed' })
  })

  it('should refund the whole payment when cancelled before the merchant accepts', async () => {
    const { ann, orderId, goodsId } = await anOrder({ stock: 5 })
    await pay(ann, orderId)
    const cancelled = await ann.call(calls.orderCancel, {
      orderId,
      reason: 'Wrong address',
      idempotencyKey: randomUUID(),
    })
    expect(cancelled).toMatchObject({ status: 'cancelled', refunded: 5600, cancelReason: 'Wrong address' })
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await world.make.stockOf(goodsId)).toBe(5)
  })

  it('should not be cancelled once it is accepted', async () => {
    const { ann, orderId } = await anOrder()
    await pay(ann, orderId)
    await fire(world, orderId, 'accept')
    const request = { orderId, reason: 'Too slow', idempotencyKey: randomUUID() }
    expect(await ann.refusal(calls.orderCancel, request)).toBe('orderStateChanged')
    expect(await balanceOf(ann)).toBe(4400)
  })

  it('should be ridden and delivered, then pay store and rider', async () => {
    const { ann, orderId, storeId } = await anOrder()
    await pay(ann, orderId)
    await bring(world, orderId)
    const receipt = { orderId, idempotencyKey: randomUUID() }
    const done = await ann.call(calls.orderConfirmReceipt, receipt)
    expect(await ann.call(calls.orderConfirmReceipt, receipt)).toEqual(done)
    expect(done).toMatchObject({ status: 'waitingEvaluation', step: 'review' })
    expect(done.timeline.map(({ step }) => step)).toEqual([
      'pendingPayment',
      'waitingAccept',
      'preparing',
      'riderAccepted',
      'riderArrived',
      'riderPicking',
      'riderDelivering',
      'delivered',
      'review',
    ])
    expect(await world.make.balanceOf('store', storeId)).toBe(5300)
    expect(await world.make.balanceOf('rider', deployment)).toBe(300)
    expect(await world.make.heldFor(storeId)).toBe(0)
  })

  it('should be listed by tab and counted', async () => {
    const { ann, orderId } = await anOrder()
    expect(await ann.call(calls.orderList, { tab: 'toPay' })).toMatchObject({
      items: [{ id: orderId }],
      next: null,
    })
    expect(await ann.call(calls.orderList, { tab: 'completed' })).toMatchObject({ items: [] })
    expect(await ann.call(calls.orderList, { keyword: 'braised' })).toMatchObject({ items: [{ id: orderId }] })
    expect(await ann.call(calls.orderList, { keyword: '100%' })).toMatchObject({ items: [] })
    expect(await ann.call(calls.orderCount, {})).toMatchObject({ toPay: 1, inProgress: 0, completed: 0 })
  })

  it('should be found by the names of its store and dishes, and by nothing else that is kept of it', async () => {
    const { ann, orderId } = await anOrder()
    const found = async (keyword: string) =>
      (await ann.call(calls.orderList, { keyword })).items.map(({ id }) => id === orderId)
    for (const keyword of ['BRAISED', 'old stove', 'noodles中'])
      expect([keyword, await found(keyword)]).toEqual([keyword, [true]])
    // Not searched: field names of snapshots, colours of pictures, other goods of the store.
    for (const keyword of ['shopPrice', 'quantity', '#', '老灶牛肉面'])
      expect([keyword, await found(keyword)]).toEqual([keyword, []])
  })

  it('should be removed from the list only after its end', async () => {
    const { ann, orderId } = await anOrder()
    expect(await ann.refusal(calls.orderRemove, { orderId })).toBe('orderStateChanged')
    await ann.call(calls.orderCancel, { orderId, reason: 'Changed my mind', idempotencyKey: randomUUID() })
    await ann.call(calls.orderRemove, { orderId })
    expect(await ann.call(calls.orderList, {})).toMatchObject({ items: [] })
  })

  it('should remind the merchant once in a while', async () => {
    const { ann, orderId } = await anOrder()
    expect(await ann.refusal(calls.orderRemindMerchant, { orderId })).toBe('orderStateChanged')
    await pay(ann, orderId)
    await ann.call(calls.orderRemindMerchant, { orderId })
    expect(await ann.refusal(calls.orderRemindMerchant, { orderId })).toBe('remindTooSoon')
  })

  it('should be ordered again, and name what is gone and what is dearer', async () => {
    const { ann, orderId, storeId, goodsId } = await anOrder()
    await world.make.changeGoods(goodsId, { shop_price: 2800 })
    const again = await ann.call(calls.orderAgain, { orderId })
    expect(again).toMatchObject({ storeId, left: [], dearer: ['Signature braised beef noodles'], cart: { count: 2 } })
    await world.make.changeGoods(goodsId, { stock: 0 })
    expect((await ann.call(calls.orderAgain, { orderId })).left).toEqual([
      { name: 'Signature braised beef noodles', quantity: 2, message: 'The product is out of stock' },
    ])
  })

  it('should be ordered again as far as the purchase limit allows, and name the limit', async () => {
    const { ann, orderId, goodsId } = await anOrder()
    await world.make.changeGoods(goodsId, { purchase_limit: 1 })
    const again = await ann.call(calls.orderAgain, { orderId })
    expect(again.left).toEqual([
      { name: 'Signature braised beef noodles', quantity: 2, message: 'Limit 1 per customer' },
    ])
    expect(again.cart.count).toBe(0)
  })
})

describe('order.cancelReasons', () => {
  it('should blame the store for not accepting once the order is paid', async () => {
    const { ann, orderId } = await anOrder()
    const keys = async () => (await ann.call(calls.orderCancelReasons, { orderId })).items.map(({ key }) => key)
    expect(await keys()).not.toContain('tooSlow')
    await pay(ann, orderId)
    expect(await keys()).toContain('tooSlow')
  })
})
