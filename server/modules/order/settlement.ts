import type { Transaction } from 'kysely'
import type { Bilingual, Database, OrderPart } from '../../database/schema'
import { Failure } from '../../http/failure'
import { closePayment, openPayment } from '../payment/lifecycle'
import { requestProviderRefund } from '../payment/provider/refunds'
import { addRefunded } from '../payment/queries'
import { earnPoints, takeBackPoints } from '../points/ledger'
import { returnPoints } from '../points/spend'
import { sum } from '../pricing/amounts'
import { held, type Holds, merged, postBy, type Side } from '../wallet/ledger'
import { noteParts } from '../wallet/parts'
import { commissionOf, withCommission } from './commission'
import { measuredLines } from './settlement/points'
import { sourcesOf } from './settlement/sources'
import { heldOf, leftOf, paidByFew, paidLines, split, spread } from './settlement/split'
import type { Order } from './queries'
import * as queries from './settlement/queries'
import type { Share } from '../pricing/share'
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
export const recordShares = (tx: Tx, { id }: OrderRef, list: readonly Share[]): Promise<void> =>
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
    amount: sum(orders, ({ amount }) => amount),
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
export async function restateShares(tx: Tx, order: Order, list: readonly Share[]): Promise<void> {
  const rate = await commissionOf(tx, order, order.placed_at)
  await queries.replaceShares(tx, order.id, shares.sortShares(withCommission(list, rate)))
}

const isPaid = ({ status }: OrderPayment): boolean => status === 'paid' || status === 'refunded'

interface Refund {
  readonly referenceId: string
  readonly kind: 'part' | 'whole'
  readonly amount: number
  readonly stored: readonly shares.StoredShare[]
  readonly reductions: readonly shares.Reduction[]
  /** Refunded amounts by line; the rest belongs to no line. */
  readonly lines: shares.RefundedAmounts['lines']
  readonly at: Date
}

/** Posts a refund to the payers: from the held account of the order and, for what is settled, from each party by its share. */
async function postRefund(tx: Tx, order: OrderRef, paid: readonly OrderPayment[], refund: Refund): Promise<void> {
  const { referenceId, kind, amount, at } = refund
  const parts = split(paid, amount, await paidLines(tx, order.id, refund.lines))
  const sources = parts.flatMap(sourcesOf)
  const settled = paid.some(({ settled_at }) => settled_at !== null)
  const changes = shares.unsettled(refund.stored, refund.reductions)
  const reversals = shares.payoutsOf(changes)
  const fromHeld = amount + shares.customersOf(changes)
  const movement = { kind: 'refund', referenceId, at } as const
  const heldSides = fromHeld === 0 ? [] : [{ account: held(order.id), amount: -fromHeld }]
  const refs = [...sources, ...heldSides].map(({ account }) => account)
  const sidesOf = (holds: Holds): Side[] => merged([...sources, ...heldSides, ...shares.payoutSides(reversals, holds)])
  if (amount > 0 || reversals.length > 0)
    await postBy(tx, movement, [...refs, ...shares.payoutAccounts(reversals)], sidesOf)
  await noteParts(tx, movement, order.id, shares.partsOf(reversals))
  await queries.addToShares(tx, order.id, 'refunded', refund.reductions)
  if (!settled) await queries.addToShares(tx, order.id, 'settled', changes)
  for (const { payment, ...amounts } of spread(paid, parts, shares.customersOf(changes)))
    await queries.updateAllocation(tx, { paymentId: payment.id, orderId: order.id }, amounts)
  for (const { payment, amount: part, providerPaymentId } of sources) {
    const paymentId = payment.id
    await requestProviderRefund(tx, { paymentId, providerPaymentId, kind, referenceId, amount: part, at })
    await addRefunded(tx, paymentId, part, payment.from_balance > 0 && providerPaymentId === null ? part : 0)
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
  await postRefund(tx, order, paid, { referenceId: order.id, kind: 'whole', amount, stored, reductions, lines: [], at })
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
 * parties. For what is settled the parties' accounts are debited, and missing amounts become debts. Points are restored in
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
  await postRefund(tx, order, paid, { referenceId, kind: 'part', amount, stored, reductions, lines: refund.lines, at })
  return before + amount
}

interface Payouts {
  readonly referenceId: string
  readonly amount: number
  readonly payouts: readonly shares.Payout[]
  readonly at: Date
}

/** Posts payouts of an order out of what it holds. A payout first repays the party's debt. */
async function postSettlement(tx: Tx, order: OrderRef, { referenceId, amount, payouts, at }: Payouts): Promise<void> {
  if (payouts.length === 0) return
  const movement = { kind: 'settlement', referenceId, at } as const
  await postBy(tx, movement, [held(order.id), ...shares.payoutAccounts(payouts)], (holds) =>
    merged([{ account: held(order.id), amount: -amount }, ...shares.payoutSides(payouts, holds)]),
  )
  await noteParts(tx, movement, order.id, shares.partsOf(payouts))
}

/**
 * Pays out the open shares of a completed, locked order to its parties: the held amount plus the discounts that the
 * platform funds. Idempotent.
 */
export async function settle(tx: Tx, order: OrderRef, at: Date): Promise<void> {
  const payments = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  if (payments.length === 0 || payments.some(({ settled_at }) => settled_at !== null)) return
  const payouts = shares.payouts(await queries.sharesOf(tx, order.id))
  await queries.setSettled(tx, order.id, at)
  await earnPoints(tx, { orderId: order.id, amount: sum(payments, leftOf), at })
  await postSettlement(tx, order, { referenceId: order.id, amount: sum(payments, heldOf), payouts, at })
}

export interface PartialSettlement {
  /** Id of the settled subject, such as a redemption; one settlement per reference. */
  readonly referenceId: string
  /** The line that is settled. */
  readonly position: number
  /** The part of the line's price that stays held, in the smallest unit; of a line paid by points alone, in points. */
  readonly keeps: number
  readonly at: Date
}

/**
 * Pays out a part of a line of a paid, locked order to the parties before its end: all that is open of the line but for what `keeps`
 * names. The rest is paid by `settle`, which also gives the points. Idempotent by `referenceId`.
 */
export async function settlePart(
  tx: Tx,
  order: OrderRef,
  { referenceId, position, keeps, at }: PartialSettlement,
): Promise<void> {
  const paid = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  if (paid.some(({ settled_at }) => settled_at !== null) || (await queries.wasSettled(tx, referenceId))) return
  const line = (await queries.sharesOf(tx, order.id)).filter((share) => share.position === position)
  const changes = shares.settlePart(line, keeps)
  const amount = shares.customersOf(changes)
  await queries.addToShares(tx, order.id, 'settled', changes)
  for (const { payment, ...amounts } of spread(paid, [], amount))
    await queries.updateAllocation(tx, { paymentId: payment.id, orderId: order.id }, amounts)
  await postSettlement(tx, order, { referenceId, amount, payouts: shares.payoutsOf(changes), at })
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
  await postSettlement(tx, order, { referenceId: order.id, amount, payouts: [{ share: toStore, amount }], at })
}
