import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { RefundedAmounts, StoredShare } from '../shares'
import { linesOfPayers, type OrderPayment } from './queries'

type Tx = Transaction<Database>

export interface RefundedPart {
  readonly payment: OrderPayment
  readonly amount: number
}

/** Refunds of lines by payment; empty where one payment covers all of an order. */
export type PaidLines = readonly { readonly paymentId: string; readonly amount: number }[]

/** Unrefunded part of a payment's allocation. */
export const leftOf = ({ allocated, allocation_refunded }: OrderPayment): number => allocated - allocation_refunded

/** Part of a payment's allocation that the order holds. */
export const heldOf = ({ allocated, allocation_refunded, allocation_settled }: OrderPayment): number =>
  allocated - allocation_refunded - allocation_settled

/**
 * The changed refunded and settled amounts of payments after a refund by parts and a change of what is settled in all. The payments of an
 * order are settled from the first on: which of them a party's money came from makes no difference to anybody.
 */
export function spread(payments: readonly OrderPayment[], parts: readonly RefundedPart[], change: number) {
  let left = payments.reduce((sum, payment) => sum + payment.allocation_settled, change)
  return payments.flatMap((payment) => {
    const { allocated, allocation_refunded: before, allocation_settled: settledBefore } = payment
    const refunded = parts.reduce((sum, part) => sum + (part.payment.id === payment.id ? part.amount : 0), before)
    const settled = Math.min(left, allocated - refunded)
    left -= settled
    return refunded === before && settled === settledBefore ? [] : [{ payment, refunded, settled }]
  })
}

const paidAt = ({ paid_at }: OrderPayment): number => paid_at?.getTime() ?? 0

/**
 * Splits a refund over the payments of an order: the part of lines goes to their payers, the rest to the latest
 * `paid_at` first, then latest id, each up to its unrefunded amount. `payments` must be sorted by id (UUIDv7, ascending
 * in time).
 */
export function split(payments: readonly OrderPayment[], amount: number, lines: PaidLines): RefundedPart[] {
  const latest = [...payments].reverse().sort((one, other) => paidAt(other) - paidAt(one))
  let open = amount
  const own = new Map<string, number>()
  const give = (payment: OrderPayment, wanted: number): void => {
    const given = own.get(payment.id) ?? 0
    const part = Math.min(open, wanted, leftOf(payment) - given)
    own.set(payment.id, given + part)
    open -= part
  }
  for (const payment of latest) for (const line of lines) if (line.paymentId === payment.id) give(payment, line.amount)
  for (const payment of latest) give(payment, open)
  return latest.map((payment) => ({ payment, amount: own.get(payment.id) ?? 0 })).filter((part) => part.amount > 0)
}

/** Refunds of lines by payment. */
export async function paidLines(tx: Tx, orderId: string, lines: RefundedAmounts['lines']): Promise<PaidLines> {
  if (lines.length === 0) return []
  const payers = await linesOfPayers(tx, orderId)
  return lines.flatMap(({ position, amount }) => {
    const payer = payers.find((line) => line.position === position)
    return payer ? [{ paymentId: payer.paymentId, amount }] : []
  })
}

/**
 * Refund of an order that ends when only some of its payers have paid: their lines, and their part of the fees.
 * Undefined for an order that is paid in full, or by one payment.
 */
export async function paidByFew(
  tx: Tx,
  orderId: string,
  stored: readonly StoredShare[],
  paid: readonly OrderPayment[],
): Promise<RefundedAmounts | undefined> {
  const sum = paid.reduce((all, { allocated }) => all + allocated, 0)
  const costs = -stored.reduce((all, { party, amount }) => all + (party === 'customer' ? amount : 0), 0)
  if (sum === costs) return undefined
  const payers = await linesOfPayers(tx, orderId)
  if (payers.length === 0) return undefined
  const lines = payers.filter(({ paymentId }) => paid.some(({ id }) => id === paymentId))
  return { lines, fees: lines.reduce((left, { amount }) => left - amount, sum) }
}
