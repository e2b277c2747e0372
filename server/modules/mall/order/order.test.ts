import { randomUUID } from 'node:crypto'
import { aftersaleApply, aftersaleDetail } from '@contract/calls/aftersale'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import {
  orderCancel,
  orderConfirmReceipt,
  orderCount,
  orderList,
  orderSubmit,
  orderUsableCoupons,
} from '@contract/calls/order'
import { homeReceiveCoupon } from '@contract/calls/home'
import { mallProduct } from '@contract/calls/mall'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TestCaller } from '../../../testing/caller'
import { aCoupon, given } from '../../../testing/coupons'
import { MallFactory } from '../../../testing/mall'
import { aShopper, mallDetail, mallQuote, shipParcel } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }
let home: { id: string; templateId: string }

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop({ full_discounts: JSON.stringify([{ over: 19_900, off: 4000 }]) })
  await world.make.commission(500, { storeId: tea.id })
  home = await mall.shop({ name: both('Begonia Living') })
})
afterAll(() => world.close())

const submit = (ann: TestCaller, quoteId: string, over: object = {}) =>
  ann.call(orderSubmit, { quoteId, idempotencyKey: randomUUID(), ...over })

const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })

const stock = async (skuId: string) => {
  const rows = await world.app.context.db
    .selectFrom('sku_stock')
    .select(['warehouse_id', 'quantity'])
    .where('sku_id', '=', skuId)
    .orderBy('warehouse_id')
    .execute()
  return rows.map(({ quantity }) => quantity)
}

const shopper = (given: Parameters<typeof aShopper>[2] = {}) => aShopper(world, [tea, home], given)

const ship = (parcelId: string) => shipParcel(world, parcelId)

describe('a trade over two shops', () => {
  it('should be quoted by shop, with shipping and the shop’s own discount', async () => {
    const { ann } = await shopper({ teas: 2 })
    const quote = await mallQuote(ann)
    expect(quote).toMatchObject({ blocker: null, count: 3, leftOut: [], address: { mobile: '138****6209' } })
    expect(quote.shops.map(({ shop, total, shippingFee }) => [shop.name, total, shippingFee])).toEqual([
      ['Begonia Living', 5300, 800],
      ['Shanye Tea House', 29_600, 0],
    ])
    expect(quote.shops[0]).toMatchObject({ missingForFree: 5400, parcels: [{ number: 1, warehouse: 'Hangzhou' }] })
    expect(quote.total).toBe(34_900)
  })

  it('should be listed and counted by the state of their kind', async () => {
    const { ann } = await shopper()
    const { orderId } = await submit(ann, (await mallQuote(ann)).id)
    await pay(ann, orderId)
    const ofMall = { kind: 'mall' } as const
    expect((await ann.call(orderList, { ...ofMall, state: 'pendingShipment' })).items).toHaveLength(2)
    expect((await ann.call(orderList, { ...ofMall, state: 'pendingReceipt' })).items).toEqual([])
    expect((await ann.call(orderList, { kind: 'takeaway' })).items).toEqual([])
    expect((await ann.call(orderCount, ofMall)).states).toEqual({ pendingShipment: 2 })
    expect((await ann.call(orderCount, {})).states).toBeUndefined()
  })

  it('should become an order of each shop, paid by one payment', async () => {
    const { ann, teaSku, plantSku } = await shopper()
    const quote = await mallQuote(ann)
    const shopRemarks = [{ shopId: tea.id, remark: 'As a gift' }]
    const { orderId, orderIds, total } = await submit(ann, quote.id, { shopRemarks })
    expect(orderIds).toHaveLength(2)
    expect(total).toBe(quote.total)
    expect([await stock(teaSku), await stock(plantSku)]).toEqual([[49], [49]])
    expect((await ann.call(cartInfo, { business: 'mall' })).mall?.count).toBe(0)
    await pay(ann, orderId)
    const orders = await Promise.all(orderIds.map((id) => mallDetail(ann, id)))
    expect(orders.map(({ status }) => status)).toEqual(['pendingShipment', 'pendingShipment'])
    const ofTea = orders.find(({ store }) => store.id === tea.id)
    expect(ofTea).toMatchObject({
      remark: 'As a gift',
      parcels: 1,
      parcelsShipped: 0,
      parcelList: [{ state: 'toShip', warehouse: 'Hangzhou', lines: [{ position: 0, quantity: 1 }] }],
      lines: [{ skuId: teaSku, paid: 16_800 }],
    })
    expect(ofTea?.tradeOrderIds).toHaveLength(1)
    expect((await ann.call(orderList, {})).items).toMatchObject([{ kind: 'mall' }, { kind: 'mall' }])
  })

  it('should be paid without the order that is cancelled first', async () => {
    const { ann, plantSku } = await shopper()
    const { orderIds } = await submit(ann, (await mallQuote(ann)).id)
    const [first = '', second = ''] = orderIds
    const plant = (await mallDetail(ann, first)).store.id === home.id ? first : second
    const other = plant === first ? second : first
    await ann.call(orderCancel, { orderId: plant, reason: 'changedMind', idempotencyKey: randomUUID() })
    expect(await stock(plantSku)).toEqual([50])
    await pay(ann, other)
    expect(await mallDetail(ann, other)).toMatchObject({ status: 'pendingShipment', total: 16_800 })
    expect((await mallDetail(ann, plant)).parcelList).toEqual([])
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00 - 16_800)
  })

  it('should free the stock of every warehouse when the time to pay ends', async () => {
    const ann = await world.make.customer()
    await world.make.address(ann.id, { region_code: '440305' })
    const { skuIds } = await mall.product(tea, {}, [{ stock: 2 }])
    const [skuId = ''] = skuIds
    const second = await mall.warehouse(1)
    await world.app.context.db
      .insertInto('sku_stock')
      .values({ sku_id: skuId, warehouse_id: second, quantity: 1 })
      .execute()
    await ann.call(cartAdd, { skuId, quantity: 3 })
    const { shops, id } = await mallQuote(ann)
    expect(shops[0]?.parcels.map(({ lines }) => lines)).toEqual([
      [{ position: 0, quantity: 2 }],
      [{ position: 0, quantity: 1 }],
    ])
    const { orderId } = await submit(ann, id)
    expect(await stock(skuId)).toEqual([0, 0])
    await world.hours(1)
    expect(await stock(skuId)).toEqual([2, 1])
    expect(await mallDetail(ann, orderId)).toMatchObject({ status: 'closed', parcels: 0 })
  })
})

describe('coupons', () => {
  it('should be counted where they can be claimed for these goods and none can be used', async () => {
    const { ann } = await shopper()
    const claimable = async () => (await mallQuote(ann)).envelope.claimable
    const before = await claimable()
    const minimum = 16_800
    const couponId = await aCoupon(world, { kind: 'platform', for_kinds: ['mall'], minimum })
    await aCoupon(world, { kind: 'platform', for_kinds: ['mall'], minimum: 99_900_00 })
    await aCoupon(world, { kind: 'platform', for_kinds: ['takeaway'] })
    expect(await claimable()).toBe(before + 1)
    await ann.call(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
    expect((await mallQuote(ann)).envelope).toMatchObject({ couponId: expect.any(String) as string, claimable: 0 })
  })

  it('should be the best by default, and be shared by the orders until the last of them ends', async () => {
    const { ann } = await shopper()
    const couponId = await given(world, ann.id, { kind: 'platform', amount: 2000, for_kinds: ['mall'] })
    const quote = await mallQuote(ann)
    expect(quote).toMatchObject({ envelope: { couponId, off: 2000, usable: 1 }, total: 16_800 + 5300 - 2000 })
    expect((await ann.call(orderUsableCoupons, { quoteId: quote.id })).items).toMatchObject([
      { id: couponId, off: 2000 },
    ])
    expect((await mallQuote(ann, { couponIds: [] })).envelope.off).toBe(0)
    const { orderIds } = await submit(ann, quote.id)
    const used = async () =>
      (await mallQuote(ann, { sku: { skuId: (await mall.product(home)).skuIds[0] ?? '' } })).envelope
    const [first = '', second = ''] = orderIds
    const cancel = (orderId: string) =>
      ann.call(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: randomUUID() })
    await cancel(first)
    expect((await used()).couponId).toBeNull()
    await cancel(second)
    expect((await used()).couponId).toBe(couponId)
  })
})

describe('receipt', () => {
  it('should pay the shop in full, less its commission, also what the platform’s coupon took off', async () => {
    const { ann } = await shopper()
    await given(world, ann.id, { kind: 'platform', amount: 2000, for_kinds: ['mall'] })
    const before = await world.make.balanceOf('store', tea.id)
    const { orderIds } = await submit(ann, (await mallQuote(ann)).id)
    await pay(ann, orderIds[0] ?? '')
    const orders = await Promise.all(orderIds.map((id) => mallDetail(ann, id)))
    const order = orders.find(({ store }) => store.id === tea.id)
    await ship(order?.parcelList[0]?.id ?? '')
    const done = await ann.call(orderConfirmReceipt, { orderId: order?.id ?? '', idempotencyKey: randomUUID() })
    expect(done).toMatchObject({ status: 'success' })
    expect((await world.make.balanceOf('store', tea.id)) - before).toBe(16_800 - 840)
  })
})

describe('parcels', () => {
  async function aPaidOrder(quantity = 2) {
    const ann = await world.make.customer({ balance: 1_000_00 })
    await world.make.address(ann.id, { region_code: '440305' })
    const { skuIds } = await mall.product(home, {}, [{ stock: 1, shop_price: 5000 }])
    const [skuId = ''] = skuIds
    const warehouse_id = await mall.warehouse(1)
    await world.app.context.db.insertInto('sku_stock').values({ sku_id: skuId, warehouse_id, quantity: 9 }).execute()
    const { id } = await mallQuote(ann, { sku: { skuId, quantity } })
    const { orderId } = await submit(ann, id)
    await pay(ann, orderId)
    return { ann, orderId, skuId, order: await mallDetail(ann, orderId) }
  }

  it('should leave one by one, and wait for the receipt once the last has left', async () => {
    const { ann, orderId, order } = await aPaidOrder(10)
    const [first, second] = order.parcelList
    await ship(first?.id ?? '')
    expect(await mallDetail(ann, orderId)).toMatchObject({ status: 'pendingShipment', parcels: 2, parcelsShipped: 1 })
    await expect(ship(first?.id ?? '')).rejects.toMatchObject({ failure: 'parcelShipped' })
    await ship(second?.id ?? '')
    const shipped = await mallDetail(ann, orderId)
    expect(shipped).toMatchObject({ status: 'pendingReceipt', actions: expect.arrayContaining(['confirm']) as unknown })
    expect(shipped.parcelList[0]).toMatchObject({ state: 'shipped', carrier: 'SF Express', trackingNumber: 'SF1' })
    expect(shipped.receiptBefore).not.toBeNull()
  })

  it('should name the days of shipping and arrival, in the quote, the product and the order', async () => {
    const { ann, orderId, order } = await aPaidOrder(10)
    const hours = (from: string, count: number) => new Date(Date.parse(from) + count * 3_600_000).toISOString()
    const shipsBy = hours(order.paidAt ?? '', 48)
    expect(order).toMatchObject({ shipsBy, arrivesBy: hours(shipsBy, 4 * 24) })
    const { id: productId, skuIds } = await mall.product(tea)
    const { shipping } = await ann.call(mallProduct, { productId })
    const [shop] = (await mallQuote(ann, { sku: { skuId: skuIds[0] ?? '', quantity: 1 } })).shops
    const now = world.clock.now().toISOString()
    const dates = { shipsBy: hours(now, 48), arrivesBy: hours(now, 6 * 24) }
    expect([shipping, shop]).toMatchObject([dates, dates])
    const [first, second] = order.parcelList
    await ship(first?.id ?? '')
    expect(await mallDetail(ann, orderId)).toMatchObject({ shipsBy, arrivesBy: hours(shipsBy, 4 * 24) })
    await ship(second?.id ?? '')
    expect(await mallDetail(ann, orderId)).toMatchObject({ shipsBy: null, arrivesBy: hours(now, 4 * 24) })
  })

  it('should be where the newest news says, whatever comes late', async () => {
    const { ann, orderId, order } = await aPaidOrder(1)
    const [parcel] = order.parcelList
    await ship(parcel?.id ?? '')
    const { context, services } = world.app
    world.clock.forward(1)
    const now = world.clock.now().getTime()
    const scan = (text: string, second: number, state: 'inTransit' | 'delivered' = 'inTransit') => {
      return { state, text: { en: text, zh: text }, at: new Date(now - 60_000 + second * 1000) }
    }
    const say = (...list: ReturnType<typeof scan>[]) =>
      context.db.transaction().execute((tx) => services.parcels.take(tx, parcel?.id ?? '', list))
    const left = scan('Left', 1)
    await say(scan('Arrived', 2), left)
    await say(left)
    expect((await mallDetail(ann, orderId)).parcelList[0]).toMatchObject({
      news: { text: 'Arrived' },
      state: 'inTransit',
    })
    await say(scan('At the door', 3, 'delivered'), scan('Arrived', 2), left)
    await say(scan('Arrived', 2), left)
    expect((await mallDetail(ann, orderId)).parcelList[0]).toMatchObject({
      state: 'delivered',
      news: { text: 'At the door' },
    })
  })

  it('should not leave while a refund waits, and take back to its warehouse what is refunded before', async () => {
    const { ann, orderId, order, skuId } = await aPaidOrder(10)
    const refund = await ann.call(aftersaleApply, {
      orderId,
      service: 'refundOnly',
      lines: [{ position: 0, quantity: 9 }],
      reason: 'changedMind',
      description: 'Too many',
      idempotencyKey: randomUUID(),
    })
    await expect(ship(order.parcelList[0]?.id ?? '')).rejects.toMatchObject({ failure: 'parcelWaits' })
    expect(await stock(skuId)).toEqual([0, 0])
    await world.hours(25)
    expect((await ann.call(aftersaleDetail, { refundId: refund.id })).state).toBe('refundComplete')
    expect(await stock(skuId)).toEqual([0, 9])
    const after = await mallDetail(ann, orderId)
    expect(after).toMatchObject({ parcels: 1, refunded: 45_000 })
    await ship(after.parcelList[0]?.id ?? '')
    expect(await mallDetail(ann, orderId)).toMatchObject({ status: 'pendingReceipt' })
  })
})
