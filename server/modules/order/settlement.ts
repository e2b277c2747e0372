import type { Transaction } from 'kysely'
import type { Bilingual, Database, OrderPart } from '../../database/schema'
import { Failure } from '../../http/failure'
import { closePayment, openPayment } from '../payment/lifecycle'
import { requestProviderRefund } from '../payment/provider/refunds'
import { addRefunded } from '../payment/queries'
import { type AccountRef, clearing, held, type Holds, merged, postBy, type Side } from '../wallet/ledger'
import * as queries from './settlement/queries'
import * as shares from './shares'

type Tx = Transaction<Database>
type OrderPayment = queries.OrderPayment

/** What of an order its money needs to know. */
interface Ordered {
  readonly id: string
  readonly customer_id: string
}

/** The purposes of payments for orders. */
export const orderPurpose = 'order'
export const ordersPurpose = 'orders'

export interface NewOrderPayment {
  readonly title: Bilingual
  readonly payBefore: Date
  /** In the smallest unit. */
  readonly amount: number
  /** All of the price, unless it is paid in parts. */
  readonly part?: OrderPart
  /** How an order is paid that is not paid whole: a purpose of its own, with its own step of the order's machine. */
  readonly purpose?: string
  readonly at: Date
}

/** Fixes what each party receives of a new order, after its lines were written. The database refuses what does not sum to zero. */
export const fixShares = (tx: Tx, { id }: Ordered, list: readonly shares.Share[]): Promise<void> =>
  queries.insertShares(tx, id, shares.inOrder(list))

/** Opens the payment of an order, or of a part of its price. One that is pending already stays. */
export async function openOrderPayment(tx: Tx, order: Ordered, payment: NewOrderPayment): Promise<void> {
  const { part = 'whole', purpose = orderPurpose, amount, title, payBefore, at } = payment
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
  })
}

type Open = Awaited<ReturnType<typeof queries.ordersOf>>[number]

/** Opens one payment for what orders of one customer cost together; for a single one, the payment of that order. */
async function openFor(tx: Tx, orders: readonly Open[], at: Date): Promise<void> {
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
 * Has unpaid orders of one customer, locked in the order of their ids, paid together: their own payments are closed, and one
 * for all of them is opened.
 * @throws Failure `paymentClosed` when one of them does not wait to be paid.
 */
export async function payTogether(tx: Tx, orders: readonly Ordered[], at: Date): Promise<void> {
  const open = new Map<string, Open>()
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

/** Closes a pending payment of an order that ends; what else it was for is paid by a new one. */
async function closeFor(tx: Tx, order: Ordered, payment: OrderPayment, at: Date): Promise<void> {
  await closePayment(tx, payment.id, at)
  const others = (await queries.ordersOf(tx, payment.id)).filter(({ id }) => id !== order.id)
  await openFor(tx, others, at)
}

const isPaid = ({ status }: OrderPayment): boolean => status === 'paid' || status === 'refunded'
const leftOf = ({ allocated, given_back }: OrderPayment): number => allocated - given_back
const sum = (payments: readonly OrderPayment[], amount: (payment: OrderPayment) => number): number =>
  payments.reduce((all, payment) => all + amount(payment), 0)

/** Where a payment came from and goes back to: the balance of who paid, or the provider. */
const sourceOf = ({ method, payer_id, customer_id }: OrderPayment): AccountRef =>
  method === 'wechat' || method === 'alipay' ? clearing(method) : { kind: 'customer', ownerId: payer_id ?? customer_id }

const paidAt = ({ paid_at }: OrderPayment): number => paid_at?.getTime() ?? 0

/**
 * Which payments an amount goes back to: the last one paid first, of two at once the one opened later, each as far as there
 * is something left of it. `payments` come by their ids, which grow with time.
 */
function split(payments: readonly OrderPayment[], amount: number): { payment: OrderPayment; amount: number }[] {
  const latest = [...payments].reverse().sort((one, other) => paidAt(other) - paidAt(one))
  let open = amount
  return latest.flatMap((payment) => {
    const part = Math.min(open, leftOf(payment))
    open -= part
    return part > 0 ? [{ payment, amount: part }] : []
  })
}

interface Refund {
  readonly referenceId: string
  readonly kind: 'part' | 'whole'
  readonly amount: number
  readonly reductions: readonly shares.Reduction[]
  readonly at: Date
}

/** Moves money back to who paid: out of what is held for the order or, once it was settled, from every party its share. */
async function postRefund(tx: Tx, order: Ordered, paid: readonly OrderPayment[], refund: Refund): Promise<void> {
  const { referenceId, kind, amount, at } = refund
  const parts = split(paid, amount)
  const sources = parts.map((part): Side => ({ account: sourceOf(part.payment), amount: part.amount }))
  const settled = paid.some(({ settled_at }) => settled_at !== null)
  const given = settled ? shares.givenBack(refund.reductions) : []
  const from = settled ? shares.payoutAccounts(given) : [held(order.id)]
  const movement = { kind: 'refund', referenceId, at } as const
  const refs = [...sources.map(({ account }) => account), ...from]
  const sidesOf = (holds: Holds): Side[] =>
    merged([
      ...sources,
      ...(settled ? shares.payoutSides(given, holds) : [{ account: held(order.id), amount: -amount }]),
    ])
  if (amount > 0 || given.length > 0) await postBy(tx, movement, refs, sidesOf)
  await queries.reduceShares(tx, order.id, refund.reductions)
  for (const { payment, amount: part } of parts) {
    const { id: paymentId, provider_payment_id: providerPaymentId } = payment
    await requestProviderRefund(tx, { paymentId, providerPaymentId, kind, referenceId, amount: part, at })
    await queries.addGivenBack(tx, paymentId, order.id, part)
    await addRefunded(tx, paymentId, part)
  }
}

/**
 * Ends the payments of a locked order that is cancelled: unpaid ones are closed, and of paid ones all that has not gone back
 * yet goes back to who paid, the way it was paid; no party keeps a share. Answers what has been given back in all, in the
 * smallest unit; doing it twice gives back once.
 */
export async function refundRemaining(tx: Tx, order: Ordered, at: Date): Promise<number> {
  const payments = await queries.lockOrderPayments(tx, order.id)
  for (const payment of payments) if (payment.status === 'pending') await closeFor(tx, order, payment, at)
  const paid = payments.filter(isPaid)
  if (paid.length === 0) return 0
  const amount = sum(paid, leftOf)
  const reductions = shares.reduceAll(await queries.sharesOf(tx, order.id))
  await postRefund(tx, order, paid, { referenceId: order.id, kind: 'whole', amount, reductions, at })
  for (const { id, amount: whole } of paid) if (whole === 0) await addRefunded(tx, id, 0)
  return sum(paid, ({ allocated }) => allocated)
}

export interface PartialRefund extends shares.Refunded {
  /** What the refund is for, such as a refund application; each is refunded once. */
  readonly referenceId: string
  /** In the smallest unit, more than 0: the lines and the fees together. */
  readonly amount: number
  readonly at: Date
}

/**
 * Gives a part of a paid, locked order back to who paid, the way it was paid, and lessens each party's share of it; after
 * the parties got their money, out of what they have, and beyond that as an advance that they owe. Its `refunded` is the
 * caller's to write: answers what has been given back in all, in the smallest unit. The same reference changes nothing.
 * @throws Failure `refundUnavailable` when the order is not paid, or less is left of what was paid.
 */
export async function refundPart(tx: Tx, order: Ordered, refund: PartialRefund): Promise<number> {
  const { referenceId, amount, at } = refund
  const paid = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  const before = sum(paid, ({ given_back }) => given_back)
  const ids = paid.map(({ id }) => id)
  if (ids.length > 0 && (await queries.wasRefunded(tx, ids, referenceId))) return before
  const left = sum(paid, leftOf)
  const whole = Number.isSafeInteger(amount) && amount > 0
  if (!whole || amount > left) throw new Failure('refundUnavailable', { left })
  const reductions = shares.reduce(await queries.sharesOf(tx, order.id), refund)
  await postRefund(tx, order, paid, { referenceId, kind: 'part', amount, reductions, at })
  return before + amount
}

/**
 * Pays the parties of a locked order out once it has arrived: what is held for it, and the discounts that the platform pays,
 * all that did not go back before. A party first pays what it owes.
 */
export async function settle(tx: Tx, order: Ordered, at: Date): Promise<void> {
  const payments = (await queries.lockOrderPayments(tx, order.id)).filter(isPaid)
  if (payments.length === 0 || payments.some(({ settled_at }) => settled_at !== null)) return
  await queries.setSettled(tx, order.id, at)
  const amount = sum(payments, leftOf)
  const payouts = shares.payouts(await queries.sharesOf(tx, order.id)).filter((payout) => payout.amount !== 0)
  if (payouts.length === 0) return
  const refs = [held(order.id), ...shares.payoutAccounts(payouts)]
  await postBy(tx, { kind: 'settlement', referenceId: order.id, at }, refs, (holds) =>
    merged([{ account: held(order.id), amount: -amount }, ...shares.payoutSides(payouts, holds)]),
  )
}
