import * as z from 'zod/mini'
import { Amount, Day, Id, Instant, SignedAmount, UtcOffset } from './common'
import { WithdrawAccount, WithdrawAccountKind } from './withdraw'

/** The rhythm of automatic payouts, in days of the store's zone; weeks begin on Monday. */
export const PayoutPeriod = z.enum(['none', 'daily', 'weekly', 'monthly'])
export type PayoutPeriod = z.output<typeof PayoutPeriod>

/** The length of a statement. */
export const StatementPeriod = z.enum(['daily', 'weekly', 'monthly'])
export type StatementPeriod = z.output<typeof StatementPeriod>

/** The states of a merchant's payout (contract/states/money.ts). */
export const StorePayoutState = z.enum(['waiting', 'endorsed', 'approved', 'paid', 'rejected', 'returned'])
export type StorePayoutState = z.output<typeof StorePayoutState>

/** A payout of a store. */
export const StorePayout = z.object({
  id: Id,
  amount: Amount,
  state: StorePayoutState,
  isAutomatic: z.boolean(),
  account: z.object({ kind: WithdrawAccountKind, provider: z.string(), title: z.string(), number: z.string() }),
  /** Reason why it was rejected or came back, in the caller's language. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  endedAt: z.nullable(Instant),
})
export type StorePayout = z.output<typeof StorePayout>

/** Account and rhythm of a store's payouts. */
export const PayoutSettings = z.object({
  account: z.nullable(WithdrawAccount),
  period: PayoutPeriod,
  /** Least amount of an automatic payout. */
  threshold: Amount,
})
export type PayoutSettings = z.output<typeof PayoutSettings>

/** The orders that were settled on one day, while their money is on hold. */
export const HeldDay = z.object({ day: Day, orders: z.int(), until: Instant, amount: Amount })
export type HeldDay = z.output<typeof HeldDay>

/** The money of a settled order that an open refund case is about. */
export const DisputedOrder = z.object({
  refundId: Id,
  orderNumber: z.string(),
  amount: Amount,
  /** The time by which the next step is due; null where nobody's is. */
  until: z.nullable(Instant),
})
export type DisputedOrder = z.output<typeof DisputedOrder>

/** A store's money: `available`, `held` and `disputed` sum to `total`. */
export const StoreBalance = z.object({
  total: Amount,
  available: Amount,
  held: Amount,
  disputed: Amount,
  /** Owed to the platform, taken from the next orders. */
  debt: Amount,
  holdDays: z.int(),
  heldDays: z.array(HeldDay),
  disputes: z.array(DisputedOrder),
  /** The days of this week with what was earned on each. */
  week: z.array(z.object({ day: Day, earned: SignedAmount, isHeld: z.boolean() })),
  settings: PayoutSettings,
  /** The least amount of any payout. */
  minimum: Amount,
  /** The next automatic payout and what it would be if nothing else came; null without one. */
  nextPayout: z.nullable(z.object({ at: Instant, amount: Amount })),
  /** Reason why nothing is paid out for now, in the caller's language. */
  stopped: z.nullable(z.string()),
  utcOffset: UtcOffset,
})
export type StoreBalance = z.output<typeof StoreBalance>
