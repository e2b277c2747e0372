import type { Transaction } from 'kysely'
import type { Bilingual, Database, OrderPart } from '../../database/schema'
import { Failure } from '../../http/failure'
import { closePayment, openPayment } from '../payment/lifecycle'
import { requestProviderRefund } from '../payment/provider/refunds'
import { addRefunded } from '../payment/queries'
import { earnPoints, takeBackPoints } from '../points/ledger'
import { returnPoints } from '../points/spend'
import { type AccountRef, clearing, held, type Holds, merged, postBy, type Side } from '../wallet/ledger'
import { noteParts } from '../wallet/parts'
import { commissionOf, withCommission } from './commission'
import { measuredLines } from './settlement/points'
import { leftOf, paidByFew, paidLines, split } from './settlement/split'
import type { Order } from './queries'
import * as queries from './settlement/queries'
import * as shares from './shares'

type Tx = Transaction<Database>
type OrderPayment = queries.OrderPayment

/** The columns of an order that payments and ledger movements need. */
interface OrderRef {
  readonly id: string
  readonly customer_id: string
}

/** Payment purposes: one order, and several orders paid together. */
export const orderPurpose = 'order'
export const ordersPurpose = 'orders'

export interface NewOrderPayment {
  readonly title: Bilingual
  readonly payBefore: Date
  /** In the smallest unit. */
  readonly amount: number
  /** All of the price, unless it is paid in parts. */
  readonly part?: OrderPart
  /** Purpose of a payment that covers a part of the order, with a separate step of its machine. */
  readonly purpose?: string
  readonly at: Date
  /** Whether a job closes it at `payBefore`; an order's own clock does where it is the order that ends. */
  readonly expires?: boolean
}

/** Stores what each party receives of a new order, after its lines. The database rejects shares that do not sum to zero. */
export const recordShares = (tx: Tx, { id }: OrderRef, list: readonly shares.Share[]): Promise<void> =>
  queries.insertShares(tx, id, shares.sortShares(list))

/** Opens the payment of an order, or of a part of its price. One that is pending already stays. */
export async function openOrderPayment(tx: Tx, order: OrderRef, payment: NewOrderPayment): Promise<void> {
  const { part = 'whole', purpose = orderPurpose, amount, title, payBefore, at, expires = false } = payment
  const allocations = [{ orderId: order.id, part, amount }]
  await openPayment(tx, {
    purpose,
    subjectId: order.id,
    customerId: order.customer_id,
    title,
    payBefore,
    amount,
    allocations,
    at,
    expires,
  })
}

/** A part of a payment that is for an order. */
type UnpaidOrder = Omit<Awaited<ReturnType<typeof queries.ordersOf>>[number], 'payment_id'>

/** Opens one payment for the sum of several orders of one customer, or an ordinary order payment for a single one. */
export async function openFor(tx: Tx, orders: readonly UnpaidOrder[], at: Date): Promise<void> {
  const [first] = orders
  if (!first) return
  const title = orders.map((order) => order.title)
  await openPayment(tx, {
    purpose: orders.length === 1 ? orderPurpose : ordersPurpose,
    ...(orders.length === 1 && { subjectId: first.id }),
    customerId: first.customer_id,
    title: { en: title.map(({ en }) => en).join(', '), zh: title.map(({ zh }) => zh).join('、') },
    payBefore: new Date(Math.min(...orders.map(({ pay_before }) => pay_before.getTime()))),
    amount: orders.reduce((sum, { amount }) => sum + amount, 0),
    allocations: orders.map(({ id: orderId, part, amount }) => ({ orderId, part, amount })),
    at,
  })
}

/**
 * Replaces the pending payments of several orders of one customer by one payment for all of them. The orders are locked by id.
 * @throws Failure `paymentClosed` when an order has no single pending payment.
 */
export async function payTogether(tx: Tx, orders: readonly OrderRef[], at: Date): Promise<void> {
  const open = new Map<string, UnpaidOrder>()
  for (const { id } of orders) {
    const pending = (await queries.lockOrderPayments(tx, id)).filter(({ status }) => status === 'pending')
    if (pending.length !== 1) throw new Failure('paymentClosed')
    for (const payment of pending) {
      for (const order of await queries.ordersOf(tx, payment.id)) if (order.id === id) open.set(id, order)
      await closePayment(tx, payment.id, at)
    }
  }
  await openFor(tx, [...open.values()], at)
}

/** Closes the pending payment of an order that ends, and opens a new one for the other orders of that payment. */
async function closeFor(tx: Tx, order: OrderRef, payment: OrderPayment, at: Date): Promise<void> {
  await closePayment(tx, payment.id, at)
  const others = (await queries.ordersOf(tx, payment.id)).filter(({ id }) => id !== order.id)
  await openFor(tx, others, at)
}

/** Closes the pending payments of a locked order and their open attempts; what is paid for them later goes back. */
export async function closeOpenPayments(tx: Tx, order: OrderRef, at: Date): Promise<void> {
  for (const payment of await queries.lockOrderPayments(tx, order.id))
    if (payment.status === 'pending') await closeFor(tx, order, payment, at)
}

/** Replaces the shares of a locked order of which nothing was refunded or settled; its commission stays. */
export async function restateShares(tx: Tx, order: Order, list: readonly shares.Share[]): Promise<void> {
  const rate = await commissionOf(tx, order, order.placed_at)
  await queries.replaceShares(tx, order.id, shares.sortShares(withCommission(list, rate)))
}

const isPaid = ({ status }: OrderPayment): boolean => status === 'paid' || status === 'refunded'
const sum = (payments: readonly OrderPayment[], amount: (payment: OrderPayment) => number): number =>
  payments.reduce((all, payment) => all + amount(payment), 0)

/** The account that funded a payment and receives its refunds: the payer's balance or the provider's clearing account. */
const sourceOf = ({ method, payer_id, customer_id }: OrderPayment): AccountRef =>
  method === 'wechat' || method === 'alipay' ? clearing(method) : { kind: 'customer', ownerId: payer_id ?? customer_id }

interface Refund {
  readonly referenceId: string
  readonly kind: 'part' | 'whole'
  readonly amount: number
  readonly reductions: readonly shares.Reduction[]
  /** Refunded amounts by line; the rest belongs to no line. */
  readonly lines: shares.RefundedAmounts['lines']
  readonly at: Date
}

/** Posts a refund to the payers: from the held account of the order or, after settlement, from each party by its share. */
async function postRefund(tx: Tx, order: OrderRef, paid: readonly OrderPayment[], refund: Refund): Promise<void> {
  const { referenceId, kind, amount, at } = refund
  const parts = split(paid, amount, await paidLines(tx, order.id, refund.lines))
  const sources = parts.map((part): Side => ({ account: sourceOf(part.payment), amount: part.amount }))
  const settled = paid.some(({ settled_at }) => settled_at !== null)
  const reversals = settled ? shares.reversals(refund.reductions) : []
  const from = settled ? shares.payoutAccounts(reversals) : [held(order.id)]
  const movement = { kind: 'refund', referenceId, at } as const
  const refs = [...sources.map(({ account }) => account), ...from]
  const sidesOf = (holds: Holds): Side[] =>
    merged([
      ...sources,
      ...(settled ? shares.payoutSides(reversals, holds) : [{ account: held(order.id), amount: -amount }]),
    ])
  if (amount > 0 || reversals.length > 0) await postBy(tx, movement, refs, sidesOf)
  await noteParts(tx, movement, order.id, shares.partsOf(reversals))
  await queries.reduceShares(tx, order.id, refund.reductions)
  for (const { payment, amount: part } of parts) {
    const { id: paymentId, provider_payment_id: providerPaymentId } = payment
    await requestProviderRefund(tx, { paymentId, providerPaymentId, kind, referenceId, amount: part, at })
    await queries.addAllocationRefund(tx, paymentId, order.id, part)
    await addRefunded(tx, paymentId, part)
  }
  await returnPoints(tx, { orderId: order.id, referenceId, upTo: await queries.reducedPoints(tx, order.id), at })
  if (settled) await takeBackPoints(tx, { orderId: order.id, referenceId, left: sum(paid, leftOf) - amount, at })
}

/**
 * Closes the pending payments of a locked, cancelled order and refunds the rest of its paid ones to the payers, by the method
 * they paid with; every share is reduced to zero, and the points that it used come back. Idempotent. Returns the total refunded so far, in the smallest unit.
 */
export async function refundRemaining(tx: Tx, order: OrderRef, at: Date): Promise<number> {
  const payments = await queries.lockOrderPayments(tx, order.id)
  for (const payment of payments) if (payment.status === 'pending') await closeFor(tx, order, payment, at)
  const paid = payments.filter(isPaid)
  if (paid.length === 0) {
    await returnPoints(tx, { orderId: order.id, referenceId: order.id, at })
    return 0
  }
  const amount = sum(paid, leftOf)
  const stored = await queries.sharesOf(tx, order.id)
  const few = await paidByFew(tx, order.id, stored, paid)
  const reductions = few ? shares.reduce(stored, few) : shares.reduceAll(stored)
  await postRefund(tx, order, paid, { referenceId: order.id, kind: 'whole', amount, reductions, lines: [], at })
  for (const { id, amount: whole } of paid) if (whole === 0) await addRefunded(tx, id, 0)
  return sum(paid, ({ allocated }) => allocated)
}

export interface PartialRefund extends shares.RefundedAmounts {
  /** Id of the refunded subject, such as an after-sales case; one refund per reference. */
  readonly referenceId: string
  /** In the smallest unit: the lines and the fees together; more than 0 but where points paid. */
  readonly amount: number
  readonly at: Date
}

/**
 * Refunds a part of a paid, locked order to the payers, by the method they paid with, and reduces the shares of the
 * parties. After settlement the parties' accounts are debited, and missing amounts become debts. Points are restored in
 * proportion to the reduction of their shares, also for a payment by points alone. Idempotent by `referenceId`. Returns
 * the total refunded so far, in the smallest unit; the caller writes it to `orders.refunded`.
 * @throws Failure `refundUnavailable` when the order is not paid or less than `amount` is left to refund.
 */
export async function refundPart(tx: Tx, order: OrderRef, refund: PartialRefund): Promise<number> {
  const { referenceId, amount, at } = refund
  const paid = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  const before = sum(paid, ({ allocation_refunded }) => allocation_refunded)
  const ids = paid.map(({ id }) => id)
  if (ids.length > 0 && (await queries.wasRefunded(tx, ids, referenceId))) return before
  const left = sum(paid, leftOf)
  const whole = Number.isSafeInteger(amount) && amount >= 0
  if (!whole || amount > left) throw new Failure('refundUnavailable', { left })
  const stored = await queries.sharesOf(tx, order.id)
  const lines = await measuredLines(tx, order, stored, refund.lines)
  const reductions = shares.reduce(stored, { ...refund, lines })
  if (amount === 0 && reductions.length === 0) throw new Failure('refundUnavailable', { left })
  await postRefund(tx, order, paid, { referenceId, kind: 'part', amount, reductions, lines: refund.lines, at })
  return before + amount
}

/**
 * Pays out the remaining shares of a completed, locked order to its parties: the held amount plus the discounts that the
 * platform funds. A payout first repays the party's debt. Idempotent.
 */
export async function settle(tx: Tx, order: OrderRef, at: Date): Promise<void> {
  const payments = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  if (payments.length === 0 || payments.some(({ settled_at }) => settled_at !== null)) return
  await queries.setSettled(tx, order.id, at)
  const amount = sum(payments, leftOf)
  await earnPoints(tx, { orderId: order.id, amount, at })
  const payouts = shares.payouts(await queries.sharesOf(tx, order.id)).filter((payout) => payout.amount !== 0)
  if (payouts.length === 0) return
  const refs = [held(order.id), ...shares.payoutAccounts(payouts)]
  const movement = { kind: 'settlement', referenceId: order.id, at } as const
  await postBy(tx, movement, refs, (holds) =>
    merged([{ account: held(order.id), amount: -amount }, ...shares.payoutSides(payouts, holds)]),
  )
  await noteParts(tx, movement, order.id, shares.partsOf(payouts))
}

/**
 * Closes the pending payments of a locked order that ends, and leaves what was paid of it to its store, without commission and
 * points: nothing was sold. Idempotent.
 * @throws Error for an order without a store
 */
export async function forfeit(tx: Tx, order: OrderRef & { readonly store_id: string | null }, at: Date): Promise<void> {
  await closeOpenPayments(tx, order, at)
  const paid = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  const amount = sum(paid, leftOf)
  if (amount === 0 || paid.some(({ settled_at }) => settled_at !== null)) return
  if (order.store_id === null) throw new Error(`Order ${order.id} has no store to leave its deposit to`)
  const common = { position: null, component: 'deposit', fundedBy: null } as const
  const toStore = { ...common, party: 'store', ownerId: order.store_id, amount } as const
  const fromCustomer = { ...common, party: 'customer', ownerId: order.customer_id, amount: -amount } as const
  await queries.replaceShares(tx, order.id, shares.sortShares([fromCustomer, toStore]))
  await queries.setSettled(tx, order.id, at)
  const payouts = [{ share: toStore, amount }]
  const refs = [held(order.id), ...shares.payoutAccounts(payouts)]
  const movement = { kind: 'settlement', referenceId: order.id, at } as const
  await postBy(tx, movement, refs, (holds) =>
    merged([{ account: held(order.id), amount: -amount }, ...shares.payoutSides(payouts, holds)]),
  )
  await noteParts(tx, movement, order.id, shares.partsOf(payouts))
}
