import { randomUUID } from 'node:crypto'
import { merchantRefuse } from '@contract/calls/merchant'
import { orderSubmit, orderUsableCoupons } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { mallPresaleChange, mallPresalePay, mallPresaleQuote } from '@contract/calls/presale'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { given } from '../../../testing/coupons'
import { aRule } from '../../../testing/mall'
import { type Cashier, openAt } from '../../../testing/payments'
import { balance, deposit, detailOf, due, pay, Presales, quoteOf, start } from '../../../testing/presales'
import type { World } from '../../../testing/world'

let world: World
let cashier: Cashier
let presales: Presales

withBooks((its) => ({ world, cashier } = its))
beforeAll(() => {
  presales = new Presales(world)
})

/** Free to everywhere but Xinjiang, which costs 20.00, and Tibet, where nothing goes. */
const template = {
  rules: JSON.stringify([aRule(), aRule({ regions: ['65'], firstFee: 2000, freeOver: null })]),
  excluded: ['54'],
}

const withDeposit = async () => presales.withDeposit(await presales.sale({}, template))
const addressIn = (ann: { id: string }, region_code: string) =>
  world.make.address(ann.id, { region_code, is_default: false })
const change = (quoteId: string) => ({ quoteId, idempotencyKey: randomUUID() })

/** Unused coupons of a customer. */
const unused = async (customerId: string) => {
  const { db } = world.app.context
  const rows = await db
    .selectFrom('customer_coupons')
    .select(['id', 'order_id'])
    .where('customer_id', '=', customerId)
    .execute()
  return rows.filter(({ order_id }) => order_id === null).map(({ id }) => id)
}

/** Pays the balance in its window. */
async function payBalance(ann: TestCaller, orderId: string) {
  const { amount } = await ann.call(mallPresalePay, due(orderId))
  await ann.call(paymentBalancePay, pay(orderId))
  return amount
}

describe('another address', () => {
  it('should cost what shipping there costs, and be paid with the balance', async () => {
    const { ann, orderId } = await withDeposit()
    const addressId = await addressIn(ann, '650102')
    const quote = await ann.call(mallPresaleQuote, { orderId, addressId })
    expect(quote).toMatchObject({ balance: balance + 2000, total: deposit + balance + 2000, shippingFee: 2000 })
    expect(await ann.call(mallPresaleChange, change(quote.id))).toEqual({ orderId, balance: balance + 2000 })
    const changed = await detailOf(ann, orderId)
    expect(changed).toMatchObject({ total: deposit + balance + 2000, presale: { balance: balance + 2000 } })
    expect(changed.address.id).toBe(addressId)
    expect(changed.components.reduce((sum, { amount }) => sum + amount, 0)).toBe(changed.total)
    await world.hours(49)
    expect(await payBalance(ann, orderId)).toBe(balance + 2000)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingShipment' })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start - deposit - balance - 2000)
  })

  it('should be refused where the product is not shipped, and to anybody but the customer', async () => {
    const { ann, orderId } = await withDeposit()
    const far = await addressIn(ann, '540102')
    expect(await ann.refusal(mallPresaleQuote, { orderId, addressId: far })).toBe('notShippedThere')
    const ben = await presales.buyer()
    const his = await addressIn(ben, '650102')
    expect(await ann.refusal(mallPresaleQuote, { orderId, addressId: his })).toBe('addressNotFound')
    expect(await ben.refusal(mallPresaleQuote, { orderId })).toBe('orderNotFound')
    const { id } = await ann.call(mallPresaleQuote, { orderId })
    expect(await ben.refusal(mallPresaleChange, change(id))).toBe('quoteNotFound')
    expect(await ann.refusal(orderSubmit, { quoteId: id, agreed: true, idempotencyKey: randomUUID() })).toBe(
      'quoteNotFound',
    )
  })

  it('should keep the stock of the order, also when nothing else is left and the product is gone', async () => {
    const { ann, orderId, skuId, productId } = await withDeposit()
    const { db } = world.app.context
    await db.updateTable('sku_stock').set({ quantity: 0 }).where('sku_id', '=', skuId).execute()
    await db.updateTable('products').set({ removed_at: world.clock.now() }).where('id', '=', productId).execute()
    const { id } = await ann.call(mallPresaleQuote, { orderId, addressId: await addressIn(ann, '650102') })
    await ann.call(mallPresaleChange, change(id))
    const stock = await db.selectFrom('sku_stock').select('quantity').where('sku_id', '=', skuId).execute()
    expect(stock).toEqual([{ quantity: 0 }])
  })
})

describe('other coupons', () => {
  const envelope = (ann: { id: string }, amount: number) =>
    given(world, ann.id, { kind: 'platform', amount, for_kinds: ['mall'] })

  it('should come off the balance, leave a fen of it, and be free again once they are left out', async () => {
    const { ann, orderId } = await withDeposit()
    const [small, large] = [await envelope(ann, 500), await envelope(ann, 50_000)]
    const first = await ann.call(mallPresaleQuote, { orderId, couponIds: [small] })
    expect(first).toMatchObject({ balance: balance - 500, couponIds: [small], couponsOff: 500 })
    await ann.call(mallPresaleChange, change(first.id))
    expect(await unused(ann.id)).toEqual([large])
    const kept = await ann.call(mallPresaleQuote, { orderId })
    expect(kept).toMatchObject({ balance: balance - 500, couponIds: [small] })
    const { items } = await ann.call(orderUsableCoupons, { quoteId: kept.id })
    expect(items.map(({ id }) => id).sort()).toEqual([small, large].sort())
    const other = await ann.call(mallPresaleQuote, { orderId, couponIds: [large] })
    expect(other).toMatchObject({ balance: 1, total: deposit + 1 })
    await ann.call(mallPresaleChange, change(other.id))
    expect(await unused(ann.id)).toEqual([small])
    const none = await ann.call(mallPresaleQuote, { orderId, couponIds: [] })
    await ann.call(mallPresaleChange, change(none.id))
    expect((await unused(ann.id)).sort()).toEqual([small, large].sort())
    expect(await detailOf(ann, orderId)).toMatchObject({ total: deposit + balance })
  })

  it('should keep a coupon that ran out since it was used, and refuse one that is used elsewhere', async () => {
    const sale = await presales.sale()
    const ann = await presales.buyer()
    const mine = await envelope(ann, 500)
    const { id: quoteId } = await quoteOf(ann, sale)
    const { orderId } = await ann.call(orderSubmit, { quoteId, agreed: true, idempotencyKey: randomUUID() })
    await ann.call(paymentBalancePay, pay(orderId))
    const { db } = world.app.context
    await db.updateTable('customer_coupons').set({ valid_until: world.clock.now() }).where('id', '=', mine).execute()
    expect(await ann.call(mallPresaleQuote, { orderId })).toMatchObject({ balance: balance - 500, couponIds: [mine] })
    const other = await withDeposit()
    expect(await other.ann.refusal(mallPresaleQuote, { orderId: other.orderId, couponIds: [mine] })).toBe(
      'couponNotFound',
    )
    const second = await presales.sale()
    const again = await ann.call(orderSubmit, {
      quoteId: (await quoteOf(ann, second)).id,
      agreed: true,
      idempotencyKey: randomUUID(),
    })
    await ann.call(paymentBalancePay, pay(again.orderId))
    expect(await ann.refusal(mallPresaleQuote, { orderId: again.orderId, couponIds: [mine] })).toBe('couponUnavailable')
  })

  it('should refund the amount paid with the deposit when the shop cannot ship', async () => {
    const { ann, orderId, shopId } = await withDeposit()
    const coupon = await envelope(ann, 500)
    await ann.call(mallPresaleChange, change((await ann.call(mallPresaleQuote, { orderId, couponIds: [coupon] })).id))
    await world.hours(49)
    expect(await payBalance(ann, orderId)).toBe(balance - 500)
    const mia = await world.make.customer()
    await world.make.changeStore(shopId, { merchant_id: mia.id })
    await mia.call(merchantRefuse, {
      ...{ orderId, reason: 'The harvest failed', lines: [{ position: 0, quantity: 1 }] },
      idempotencyKey: randomUUID(),
    })
    await world.app.context.jobs.runDue()
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start + deposit)
    expect(await unused(ann.id)).toEqual([coupon])
  })
})

describe('at the wrong time', () => {
  it('should be refused before the deposit, after the balance, and for a quote that is used or old', async () => {
    const sale = await presales.sale()
    const ann = await presales.buyer()
    const { orderId } = await ann.call(orderSubmit, {
      ...{ quoteId: (await quoteOf(ann, sale)).id, agreed: true },
      idempotencyKey: randomUUID(),
    })
    expect(await ann.refusal(mallPresaleQuote, { orderId })).toBe('depositRequired')
    await ann.call(paymentBalancePay, pay(orderId))
    const quote = await ann.call(mallPresaleQuote, { orderId })
    const once = change(quote.id)
    await ann.call(mallPresaleChange, once)
    expect(await ann.call(mallPresaleChange, once)).toEqual({ orderId, balance })
    expect(await ann.refusal(mallPresaleChange, change(quote.id))).toBe('quoteNotFound')
    const old = await ann.call(mallPresaleQuote, { orderId })
    world.clock.forward(16)
    expect(await ann.refusal(mallPresaleChange, change(old.id))).toBe('quoteExpired')
    await world.hours(49)
    await payBalance(ann, orderId)
    expect(await ann.refusal(mallPresaleQuote, { orderId })).toBe('alreadyPaid')
  })

  it('should be refused once the balance is missed', async () => {
    const { ann, orderId } = await withDeposit()
    await world.hours(80)
    expect(await ann.refusal(mallPresaleQuote, { orderId })).toBe('balanceOver')
  })

  it('should have one winner with a payment of the balance, whose old sum goes back', async () => {
    for (let round = 0; round < 4; round++) {
      const { ann, orderId, shopId } = await withDeposit()
      const addressId = await addressIn(ann, '650102')
      await world.hours(49)
      await ann.call(mallPresalePay, due(orderId))
      const token = await openAt(ann, 'wechat', { orderId })
      const quote = await ann.call(mallPresaleQuote, { orderId, addressId })
      const [said] = await Promise.all([
        ann.call(mallPresaleChange, change(quote.id)).then(
          () => 'changed',
          () => 'refused',
        ),
        cashier.decide(token, 'succeed'),
      ])
      await world.app.context.jobs.runDue()
      const { status, total } = await detailOf(ann, orderId)
      const held = await world.make.heldFor(shopId)
      const paid = { said: 'refused', status: 'pendingShipment', total: deposit + balance, held: deposit + balance }
      const changed = { said: 'changed', status: 'pendingPayment', total: deposit + balance + 2000, held: deposit }
      expect([paid, changed]).toContainEqual({ said, status, total, held })
    }
  })
})
