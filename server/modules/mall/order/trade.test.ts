import { randomUUID } from 'node:crypto'
import { cartAdd, cartDelete, cartEdit, cartInfo, cartMoveToFavorites } from '@contract/calls/cart'
import { couponCenter } from '@contract/calls/coupon'
import { homeCoupons, homeReceiveCoupon } from '@contract/calls/home'
import { orderCancel, orderConfirm, orderList, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { RequestInput } from '@contract/call'
import type { MallQuote } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { isOfKind } from '@contract/order-kinds'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { CaseFactory } from '../../../testing/cases'
import { aCoupon, given } from '../../../testing/coupons'
import { aWorld, type World } from '../../../testing/world'

const balance = 1_000_00
const key = () => ({ idempotencyKey: randomUUID() })
const forMall = { for_kinds: ['mall'] }
const shippingCoupon = { ...forMall, kind: 'delivery' as const, name: JSON.stringify({ en: 'Shipping', zh: '运费券' }) }

let world: World
let cases: CaseFactory

beforeAll(async () => {
  world = await aWorld()
  cases = new CaseFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const product = async (shop: { id: string; templateId: string }, price = 4500) => {
  const { skuIds } = await cases.mall.product(shop, { free_return_days: 7 }, [{ shop_price: price, stock: 50 }])
  return skuIds[0] ?? ''
}

/** A customer whose cart has a product of each of two shops that ask 800 for shipping. */
async function aShopper() {
  const ann = await world.make.customer({ balance })
  await world.make.address(ann.id, { region_code: '440305', is_default: true })
  const shops = [await cases.mall.shop(), await cases.mall.shop()] as const
  const skus = [await product(shops[0]), await product(shops[1])] as const
  for (const skuId of skus) await ann.call(cartAdd, { skuId })
  return { ann, shops, skus }
}

type Confirm = Omit<Extract<RequestInput<typeof orderConfirm>, { kind: 'mall' }>, 'kind'>

async function quoteOf(ann: TestCaller, request: Confirm = {}): Promise<MallQuote> {
  const quote = await ann.call(orderConfirm, { kind: 'mall', ...request })
  if (!isOfKind(quote, 'mall')) throw new Error('it is no quote of the mall')
  return quote
}

const submit = async (ann: TestCaller, quoteId: string) => (await ann.call(orderSubmit, { quoteId, ...key() })).orderIds

const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })

describe('the badge of the cart', () => {
  it('should count the items of takeaway and of the mall, after each change of either', async () => {
    const ann = await world.make.customer()
    const goodsId = await world.make.goods(await world.make.store())
    const skuId = await product(await cases.mall.shop())
    expect((await ann.call(cartAdd, { goodsId, quantity: 2 })).count).toBe(2)
    const { count, mall } = await ann.call(cartAdd, { skuId, quantity: 3 })
    expect(count).toBe(5)
    const cartLineIds = mall?.shops.flatMap(({ lines }) => lines.map(({ id }) => id)) ?? []
    expect((await ann.call(cartEdit, { cartLineIds, quantity: 1 })).count).toBe(3)
    expect((await ann.call(cartInfo, {})).count).toBe(3)
    expect((await ann.call(cartMoveToFavorites, { cartLineIds })).count).toBe(2)
    await ann.call(cartAdd, { skuId })
    const [line] = (await ann.call(cartInfo, { business: 'mall' })).mall?.shops.flatMap(({ lines }) => lines) ?? []
    expect((await ann.call(cartDelete, { cartLineIds: [line?.id ?? ''] })).count).toBe(2)
  })

  it('should name a cart that is full, in which what is there can still be more', async () => {
    const ann = await world.make.customer()
    const shop = await cases.mall.shop()
    const seeds = Array.from({ length: limits.mallCartLines + 1 }, (_, index) => ({ choice: [index], stock: 50 }))
    const { id: product_id, skuIds } = await cases.mall.product(shop, {}, seeds)
    const [first = '', ...others] = skuIds
    const now = world.clock.now()
    await world.app.context.db
      .insertInto('mall_cart_lines')
      .values(
        others.map((sku_id) => ({
          ...{ id: randomUUID(), customer_id: ann.id, store_id: shop.id, sku_id, quantity: 1, ticked: false },
          ...{ product_id, added_price: 16_800, added_at: now, updated_at: now },
        })),
      )
      .execute()
    expect(await ann.refusal(cartAdd, { skuId: first })).toBe('cartFull')
    expect((await ann.call(cartAdd, { skuId: others[0] ?? '' })).count).toBe(limits.mallCartLines + 1)
  })
})

it('buys the ticked lines of one shop alone, and leaves the others in the cart', async () => {
  const { ann, shops } = await aShopper()
  const quote = await quoteOf(ann, { shopId: shops[0].id })
  expect(quote.shops.map(({ shop }) => shop.id)).toEqual([shops[0].id])
  await submit(ann, quote.id)
  const { mall } = await ann.call(cartInfo, { business: 'mall' })
  expect(mall?.shops.map(({ shop }) => shop.id)).toEqual([shops[1].id])
})

describe('orders that wait to be paid together', () => {
  it('should be listed by any of them, without one that was cancelled, until they are paid', async () => {
    const { ann } = await aShopper()
    const [one = '', other = ''] = await submit(ann, (await quoteOf(ann)).id)
    const together = async (id: string) => (await ann.call(orderList, { paidWith: id })).items
    for (const id of [one, other])
      expect((await together(id)).map((order) => [order.id, isOfKind(order, 'mall') && order.paidTogether])).toEqual(
        expect.arrayContaining([
          [one, 2],
          [other, 2],
        ]),
      )
    await ann.call(orderCancel, { orderId: one, reason: 'Too many', ...key() })
    expect(await together(one)).toEqual([])
    expect(await together(other)).toMatchObject([{ id: other, paidTogether: 1 }])
    await pay(ann, other)
    expect(await together(other)).toEqual([])
  })

  it('should be nobody else’s to see', async () => {
    const { ann } = await aShopper()
    const [one = ''] = await submit(ann, (await quoteOf(ann)).id)
    const ben = await world.make.customer()
    expect(await ben.refusal(orderList, { paidWith: one })).toBe('orderNotFound')
  })
})

describe('a coupon for shipping', () => {
  it('should take off the shipping of all shops, after everything else, and be shown', async () => {
    const { ann } = await aShopper()
    await given(world, ann.id, { ...forMall, amount: 1000 })
    const couponId = await given(world, ann.id, { ...shippingCoupon, amount: 1100 })
    const quote = await quoteOf(ann)
    expect(quote).toMatchObject({
      ...{ total: 9000 + 1600 - 1000 - 1100, shippingCoupon: { couponId, off: 1100, usable: 1 } },
      envelope: { off: 1000, usable: 1 },
    })
    expect(quote.components.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 9000],
      ['delivery', 1600],
      ['envelope', -1000],
      ['deliveryCoupon', -1100],
    ])
    expect((await quoteOf(ann, { couponIds: [couponId] })).total).toBe(9000 + 1600 - 1100)
  })

  it('should be refused where shipping is free, and return once no order keeps anything bought with it', async () => {
    const { ann, shops } = await aShopper()
    const couponId = await given(world, ann.id, { ...shippingCoupon, amount: 1600 })
    const sku = await product(shops[0], 12_000)
    const refused = { sku: { skuId: sku }, couponIds: [couponId] }
    expect(await ann.refusal(orderConfirm, { kind: 'mall', ...refused })).toBe('couponUnavailable')
    const orderIds = await submit(ann, (await quoteOf(ann)).id)
    const [one = '', other = ''] = orderIds
    await ann.call(orderCancel, { orderId: one, reason: 'Too many', ...key() })
    const again = { sku: { skuId: await product(shops[1]) } }
    expect((await quoteOf(ann, again)).shippingCoupon.usable).toBe(0)
    await ann.call(orderCancel, { orderId: other, reason: 'Too many', ...key() })
    expect((await quoteOf(ann, again)).shippingCoupon).toMatchObject({ couponId, off: 800 })
  })

  it('should come back with shipping that is refunded, and leave a shop the shipping that it keeps', async () => {
    const { ann, shops } = await aShopper()
    await given(world, ann.id, { ...shippingCoupon, amount: 1600 })
    const [one = '', other = ''] = await submit(ann, (await quoteOf(ann)).id)
    await pay(ann, one)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance - 9000)
    const whole = await cases.apply(ann, other, { reason: 'changedMind' })
    await cases.fire(whole.id, 'agreeRefund', 'merchant')
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance - 4500)
    const order = await cases.detail(ann, one)
    await cases.ship(order.parcelList[0]?.id ?? '')
    const { id } = await cases.apply(ann, one, { service: 'returnAndRefund', reason: 'changedMind' })
    const returnAddress = { name: 'Returns', phone: '0571-88206612', address: '18 Longwu Tea Town' }
    await cases.fire(id, 'agreeReturn', 'merchant', { returnAddress })
    await cases.sendBack(ann, id)
    await cases.fire(id, 'receive', 'merchant')
    expect(await world.make.balanceOf('customer', ann.id)).toBe(balance)
    const kept = shops.map(({ id: shopId }) => world.make.balanceOf('store', shopId))
    expect((await Promise.all(kept)).sort()).toEqual([0, 800])
    expect((await cases.detail(ann, one)).store?.id).toBe(order.store.id)
    expect(await world.make.balanceOf('store', order.store.id)).toBe(800)
  })
})

describe('the coupons of the mall', () => {
  it('should be offered by group and by shop, apart from those of takeaway', async () => {
    await world.app.context.db.updateTable('coupons').set({ claim_until: world.clock.now() }).execute()
    const ann = await world.make.customer()
    const shop = await cases.mall.shop()
    const ids = {
      platform: await aCoupon(world, { ...forMall, position: 1 }),
      shipping: await aCoupon(world, { ...shippingCoupon, position: 2 }),
      shops: await aCoupon(world, { ...forMall, kind: 'store', store_id: shop.id, position: 3 }),
      takeaway: await aCoupon(world),
    }
    const ofMall = async (request: Partial<RequestInput<typeof couponCenter>> = {}) =>
      (await ann.call(couponCenter, { business: 'mall', ...request })).items.map(({ id }) => id)
    expect(await ofMall()).toEqual([ids.platform, ids.shipping, ids.shops])
    for (const group of ['platform', 'shops', 'shipping'] as const)
      expect(await ofMall({ group })).toEqual([ids[group]])
    expect(await ofMall({ shopId: shop.id })).toEqual([ids.shops])
    expect((await ann.call(couponCenter, {})).items.map(({ id }) => id)).toEqual([ids.takeaway])
    const claimable = async (business: 'mall' | 'takeaway') =>
      (await ann.call(homeCoupons, { business })).items.map(({ id }) => id)
    expect(await claimable('mall')).toEqual([ids.platform, ids.shipping])
    expect(await claimable('takeaway')).toEqual([ids.takeaway])
    await ann.call(homeReceiveCoupon, { couponId: ids.shops, ...key() })
    const [received] = (await ann.call(couponCenter, { business: 'mall', group: 'shops' })).items
    expect(received).toMatchObject({ state: 'received', scope: 'Shanye Tea House' })
  })
})
