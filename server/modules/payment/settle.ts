import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { type AccountRef, clearing, post, postBy, type Side, transfer } from '../wallet/ledger'
import { endOpen } from './provider/checks'
import * as queries from './queries'
import { sendBack } from './refunds'

type Tx = Transaction<Database>
interface Owed {
  readonly id: string
  readonly store_id: string | null
}

/** Whose money an order brings in. @throws Error for an order without a store. */
export function storeOf({ id, store_id }: Owed): string {
  if (store_id === null) throw new Error(`Order ${id} has no store to be paid`)
  return store_id
}

/** What is held for a store, what it has earned, and what it owes the platform: one of the last two is nothing, always. */
const held = (order: Owed): AccountRef => ({ kind: 'storeHeld', ownerId: storeOf(order) })
const earned = (order: Owed): AccountRef => ({ kind: 'store', ownerId: storeOf(order) })
const debt = (order: Owed): AccountRef => ({ kind: 'storeDebt', ownerId: storeOf(order) })

const moved = (sides: readonly Side[]): Side[] => sides.filter(({ amount }) => amount !== 0)

/** Where a payment came from and goes back to: the balance of who paid, or the provider. */
const sourceOf = ({ method, payer_id, customer_id }: queries.Payment): AccountRef =>
  method === 'wechat' || method === 'alipay' ? clearing(method) : { kind: 'customer', ownerId: payer_id ?? customer_id }

/** Gives back what the store has already got. What it does not hold any more the platform advances: the store owes it. */
function outOfEarnings(
  tx: Tx,
  movement: Parameters<typeof postBy>[1],
  order: Owed,
  source: AccountRef,
  amount: number,
) {
  return postBy(tx, movement, [earned(order), debt(order), source], (holds = 0) => {
    const own = Math.min(holds, amount)
    return moved([
      { account: earned(order), amount: -own },
      { account: debt(order), amount: own - amount },
      { account: source, amount },
    ])
  })
}

async function moveBack(
  tx: Tx,
  order: Owed,
  payment: queries.Payment,
  { amount, at, ...refund }: { referenceId: string; kind: 'part' | 'whole'; amount: number; at: Date },
): Promise<void> {
  const movement = { kind: 'refund', referenceId: refund.referenceId, at } as const
  const source = sourceOf(payment)
  if (payment.settled_at) await outOfEarnings(tx, movement, order, source, amount)
  else await post(tx, { ...movement, sides: transfer(held(order), source, amount) })
  await sendBack(tx, { ...refund, paymentId: payment.id, providerPaymentId: payment.provider_payment_id, amount, at })
  await queries.addRefunded(tx, payment.id, amount)
}

/**
 * Ends the payment of an order that is cancelled: an unpaid one is closed, and of a paid one all that has not gone back yet
 * goes back to who paid, the way it was paid. Answers what has been given back in all, in the smallest unit; doing it twice
 * gives back once.
 */
export async function giveBack(tx: Tx, order: Owed, at: Date): Promise<number> {
  const payment = await queries.lockPayment(tx, order.id)
  if (payment.status === 'pending') {
    await queries.setClosed(tx, payment.id)
    await endOpen(tx, payment.id, at)
  }
  if (payment.status !== 'paid') return payment.refunded
  const left = payment.amount - payment.refunded
  if (left > 0) await moveBack(tx, order, payment, { referenceId: payment.id, kind: 'whole', amount: left, at })
  else await queries.setRefunded(tx, payment.id)
  return payment.amount
}

export interface PartialRefund {
  /** What the refund is for, such as a refund application; each is refunded once. */
  readonly referenceId: string
  /** In the smallest unit, more than 0. */
  readonly amount: number
  readonly at: Date
}

/**
 * Gives a part of a paid order back to who paid, the way it was paid; after the store got its money, out of what the store
 * has earned, and beyond that as an advance that the store owes. The order must be locked. Its `refunded` is the caller's to
 * write: answers what has been given back in all, in the smallest unit. The same reference changes nothing.
 * @throws Failure `refundUnavailable` when the order is not paid, or less than `amount` is left of what was paid.
 */
export async function refundPart(tx: Tx, order: Owed, { referenceId, amount, at }: PartialRefund): Promise<number> {
  const payment = await queries.lockPayment(tx, order.id)
  if (await queries.refundOf(tx, payment.id, referenceId)) return payment.refunded
  const left = payment.amount - payment.refunded
  const whole = Number.isSafeInteger(amount) && amount > 0
  if (!whole || payment.status !== 'paid' || amount > left) throw new Failure('refundUnavailable', { left })
  await moveBack(tx, order, payment, { referenceId, kind: 'part', amount, at })
  return payment.refunded + amount
}

/**
 * Hands what is held for a store over to it once the order has arrived: all that did not go back before, less what the
 * store owes.
 */
export async function settle(tx: Tx, order: Owed, at: Date): Promise<void> {
  const payment = await queries.lockPayment(tx, order.id)
  if (payment.status !== 'paid' || payment.settled_at) return
  await queries.setSettled(tx, payment.id, at)
  const left = payment.amount - payment.refunded
  if (left === 0) return
  const movement = { kind: 'settlement', referenceId: payment.id, at } as const
  await postBy(tx, movement, [debt(order), held(order), earned(order)], (owed = 0) => {
    const repaid = Math.min(-owed, left)
    return moved([
      { account: held(order), amount: -left },
      { account: debt(order), amount: repaid },
      { account: earned(order), amount: left - repaid },
    ])
  })
}
