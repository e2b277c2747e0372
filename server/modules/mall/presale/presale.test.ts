import { randomUUID } from 'node:crypto'
import { mallProduct } from '@contract/calls/mall'
import { orderCancel, orderConfirm, orderCount, orderList, orderSubmit } from '@contract/calls/order'
import { merchantOrders, merchantRefuse } from '@contract/calls/merchant'
import { paymentBalancePay } from '@contract/calls/payment'
import { mallPresaleDetail, mallPresaleList, mallPresalePay } from '@contract/calls/presale'
import { trustedId } from '../../../security/trusted-id'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { given } from '../../../testing/coupons'
import { type Cashier, openAt } from '../../../testing/payments'
import {
  balance,
  deposit,
  detailOf,
  due,
  pay,
  Presales,
  quoteOf,
  type Sale,
  start,
  submit,
} from '../../../testing/presales'
import { anyPart } from '../../../testing/refunds'
import type { World } from '../../../testing/world'
import { refundPart } from '../../order/settlement'

let world: World
let cashier: Cashier
let presales: Presales

withBooks((its) => ({ world, cashier } = its))
beforeAll(() => {
  presales = new Presales(world)
})

const aSale = (over?: Parameters<Presales['sale']>[0]) => presales.sale(over)
const aBuyer = () => presales.buyer()
const withDeposit = (sale?: Sale) => presales.withDeposit(sale)
const order = async (ann: TestCaller, sale: Sale) => (await submit(ann, (await quoteOf(ann, sale)).id)).orderId

const stock = async (skuId: string) => {
  const { db } = world.app.context
  const [rows, sold] = [
    await db.selectFrom('sku_stock').select('quantity').where('sku_id', '=', skuId).execute(),
    await db.selectFrom('presale_skus').select('taken').where('sku_id', '=', skuId).executeTakeFirstOrThrow(),
  ]
  return [rows.reduce((sum, { quantity }) => sum + quantity, 0), sold.taken]
}

const locked = <T>(work: (tx: never) => Promise<T>) =>
  world.app.context.db.transaction().execute((tx) => work(tx as never))

describe('a presale', () => {
  it('should be listed and shown with its terms, until it has ended', async () => {
    const sale = await aSale()
    const ann = await aBuyer()
    const { items } = await ann.call(mallPresaleList, {})
    const terms = { price: 16_800, deposit, countsAs: 4000, paid: 14_800 }
    expect(items.find(({ id }) => id === sale.presaleId)).toMatchObject({ ...terms, phase: 'deposit', soldOut: false })
    const asked = { presaleId: sale.presaleId }
    expect(await ann.call(mallPresaleDetail, asked)).toMatchObject({ terms: [terms], compensation: 100, mine: null })
    expect(await ann.refusal(mallPresaleDetail, { presaleId: randomUUID() })).toBe('presaleNotFound')
    const { productId } = await ann.call(mallPresaleDetail, asked)
    expect(await ann.call(mallProduct, { productId })).toMatchObject({ presaleId: sale.presaleId })
    await world.hours(80)
    expect(await ann.call(mallProduct, { productId })).toMatchObject({ presaleId: null })
    expect((await ann.call(mallPresaleDetail, asked)).phase).toBe('over')
    expect((await ann.call(mallPresaleList, {})).items.map(({ id }) => id)).not.toContain(sale.presaleId)
  })

  it('should be paid by its deposit and then its balance, each in its window', async () => {
    const sale = await aSale()
    const ann = await aBuyer()
    const quote = await quoteOf(ann, sale)
    expect(quote).toMatchObject({ total: deposit + balance, presale: { deposit, countsAs: 4000, balance } })
    expect(await ann.refusal(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })).toBe(
      'presaleTermsRequired',
    )
    const { orderId } = await submit(ann, quote.id)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingPayment', presale: { step: 'deposit' } })
    expect(await ann.refusal(mallPresalePay, due(orderId))).toBe('depositRequired')
    await ann.call(paymentBalancePay, pay(orderId))
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingPayment', presale: { step: 'waiting' } })
    expect(await ann.call(orderCount, {})).toMatchObject({ toPay: 0, inProgress: 1 })
    expect((await ann.call(orderList, { tab: 'toPay' })).items).toEqual([])
    expect(await ann.refusal(mallPresalePay, due(orderId))).toBe('balanceNotOpen')
    expect(await ann.refusal(paymentBalancePay, pay(orderId))).toBe('alreadyPaid')
    expect(await ann.refusal(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: randomUUID() })).toBe(
      'orderStateChanged',
    )
    await world.hours(49)
    expect(await detailOf(ann, orderId)).toMatchObject({ presale: { step: 'balance' }, actions: ['pay'] })
    expect(await ann.call(orderCount, {})).toMatchObject({ toPay: 1, inProgress: 0 })
    expect(await ann.call(mallPresalePay, due(orderId))).toMatchObject({ amount: balance })
    await ann.call(mallPresalePay, due(orderId))
    await ann.call(paymentBalancePay, pay(orderId))
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingShipment', presale: { step: null } })
    expect(await ann.refusal(mallPresalePay, due(orderId))).toBe('alreadyPaid')
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start - deposit - balance)
    expect(await world.make.heldFor(sale.shopId)).toBe(deposit + balance)
    await world.hours(30)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingShipment' })
  })

  it('should be bought at its full price at once where it has no deposit', async () => {
    const sale = await aSale({ deposit: null, counts_as: null, balance_from: null, balance_until: null })
    const ann = await aBuyer()
    const { orderId } = await ann.call(orderSubmit, {
      quoteId: (await quoteOf(ann, sale)).id,
      idempotencyKey: randomUUID(),
    })
    await ann.call(paymentBalancePay, pay(orderId))
    expect(await detailOf(ann, orderId)).toMatchObject({
      status: 'pendingShipment',
      total: 16_800,
      presale: { deposit: null },
    })
    expect(await ann.refusal(mallPresalePay, due(orderId))).toBe('presaleNotFound')
  })

  it('should take a coupon off the balance, and leave a fen of it', async () => {
    const sale = await aSale()
    const ann = await aBuyer()
    await given(world, ann.id, { kind: 'platform', amount: 50_000, for_kinds: ['mall'] })
    const quote = await quoteOf(ann, sale)
    expect(quote).toMatchObject({ total: deposit + 1, presale: { deposit, balance: 1 } })
  })

  it('should refuse what is early, late, or of something else', async () => {
    const [sale, other] = [await aSale(), await aSale()]
    const ann = await aBuyer()
    const refusal = (presaleId: string, skuId: string) =>
      ann.refusal(orderConfirm, { kind: 'mall', presaleId, sku: { skuId } })
    expect(await refusal(sale.presaleId, other.skuId)).toBe('presaleNotFound')
    const soon = await aSale({ deposit_from: new Date(world.clock.now().getTime() + 3_600_000) })
    expect(await refusal(soon.presaleId, soon.skuId)).toBe('presaleNotStarted')
    await world.hours(24)
    expect(await refusal(sale.presaleId, sale.skuId)).toBe('presaleOver')
  })

  it('should sell the last piece to one of two', async () => {
    const sale = await aSale({ quantity: 1 })
    const buyers = [await aBuyer(), await aBuyer()]
    const quotes = await Promise.all(buyers.map((buyer) => quoteOf(buyer, sale)))
    const failures = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.refusal(orderSubmit, { quoteId: quotes[index]?.id ?? '', agreed: true, idempotencyKey: randomUUID() }),
      ),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(await stock(sale.skuId)).toEqual([9, 1])
  })
})

describe('a window that ends', () => {
  it('should free the stock when the deposit is not paid in its time', async () => {
    const sale = await aSale()
    const ann = await aBuyer()
    const orderId = await order(ann, sale)
    expect(await stock(sale.skuId)).toEqual([9, 1])
    await world.hours(1)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'closed', presale: { step: null, forfeited: false } })
    expect(await stock(sale.skuId)).toEqual([10, 0])
  })

  it('should leave the deposit to the shop when the balance is missed, and free the stock', async () => {
    const sale = await aSale()
    const { ann, orderId } = await withDeposit(sale)
    await world.hours(49)
    await ann.call(mallPresalePay, due(orderId))
    await world.hours(24)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'closed', refunded: 0, presale: { forfeited: true } })
    expect(await ann.refusal(mallPresalePay, due(orderId))).toBe('balanceOver')
    expect(await world.make.balanceOf('store', sale.shopId)).toBe(deposit)
    expect(await world.make.heldFor(sale.shopId)).toBe(0)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start - deposit)
    expect(await stock(sale.skuId)).toEqual([10, 0])
  })

  it('should count a payment that was made in time but is reported late', async () => {
    const { ann, orderId } = await withDeposit()
    await world.hours(49)
    await ann.call(mallPresalePay, due(orderId))
    const token = await openAt(ann, 'wechat', { orderId })
    await world.app.context.db
      .updateTable('sandbox_trades')
      .set({ state: 'paid', paid_at: world.clock.now() })
      .where('token', '=', token)
      .execute()
    await world.hours(24)
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'pendingShipment', paidWith: 'wechat' })
  })

  it('should have one winner when the balance is paid as it ends', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => aSale()))
    const orders = []
    for (const sale of sales) orders.push(await withDeposit(sale))
    await world.hours(49)
    for (const { ann, orderId } of orders) await ann.call(mallPresalePay, due(orderId))
    const tokens = await Promise.all(orders.map(({ ann, orderId }) => openAt(ann, 'wechat', { orderId })))
    world.clock.forward(23 * 60)
    const { presales: desk } = world.app.services
    const event = 'missBalance' as const
    await Promise.all(
      orders.flatMap(({ orderId }, index) => [
        cashier.notify(tokens[index] ?? ''),
        locked((tx) => desk.miss(tx, { orderId: trustedId('order', orderId), event })),
      ]),
    )
    await world.app.context.jobs.runDue()
    for (const { ann, orderId, shopId } of orders) {
      const { status, presale } = await detailOf(ann, orderId)
      const held = await world.make.heldFor(shopId)
      const kept = await world.make.balanceOf('store', shopId)
      const paid = { status: 'pendingShipment', forfeited: false, held: deposit + balance, kept: 0 }
      const missed = { status: 'closed', forfeited: true, held: 0, kept: deposit }
      expect([paid, missed]).toContainEqual({ status, forfeited: presale?.forfeited, held, kept })
    }
  })
})

describe('a refund', () => {
  async function paidInFull() {
    const sale = await withDeposit()
    await world.hours(49)
    await sale.ann.call(mallPresalePay, due(sale.orderId))
    const token = await openAt(sale.ann, 'wechat', { orderId: sale.orderId })
    await cashier.decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    return sale
  }

  it('should return the balance first, each part to its source', async () => {
    const { ann, orderId } = await paidInFull()
    const { orders } = world.app.services
    const refund = async (amount: number) =>
      locked(async (tx) => {
        const row = await orders.lock(tx, trustedId('order', orderId))
        const part = await anyPart(tx, orderId, amount)
        return refundPart(tx, row, { ...part, referenceId: randomUUID(), at: world.clock.now() })
      })
    await refund(balance - 800)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start - deposit)
    await refund(1000)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start - deposit + 200)
  })

  it('should return the deposit doubled when the shop cannot ship', async () => {
    const { ann, orderId, shopId } = await withDeposit()
    const mia = await world.make.customer()
    await world.make.changeStore(shopId, { merchant_id: mia.id })
    const { items } = await mia.call(merchantOrders, { storeId: shopId, tab: 'presale' })
    expect(items).toMatchObject([{ id: orderId, paid: deposit, actions: ['refuse'] }])
    const part = { orderId, reason: 'The harvest failed', lines: [{ position: 0, quantity: 1 }] }
    expect(
      await mia.refusal(merchantRefuse, {
        ...part,
        lines: [{ position: 0, quantity: 2 }],
        idempotencyKey: randomUUID(),
      }),
    ).toBe('refundTooMuch')
    await mia.call(merchantRefuse, { ...part, idempotencyKey: randomUUID() })
    await world.app.context.jobs.runDue()
    expect(await detailOf(ann, orderId)).toMatchObject({ status: 'closed', refunded: deposit })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(start + deposit)
    expect(await world.make.balanceOf('storeDebt', shopId)).toBe(-deposit)
  })
})
