import * as z from 'zod/mini'
import { Amount, Day, Id, Instant, SignedAmount, UtcOffset } from './common'
import { statementGroups } from '../statement-groups'
import { StatementPeriod } from './settlement'

export const StatementGroupKey = z.enum(statementGroups)
export type StatementGroupKey = z.output<typeof StatementGroupKey>

/** One component of a group, such as `goods`, `packaging` or `commission`. */
export const StatementRow = z.object({
  component: z.string(),
  /** Commission in basis points, of rows that are commissions. */
  rate: z.nullable(z.int()),
  amount: SignedAmount,
  orders: z.int(),
})
export type StatementRow = z.output<typeof StatementRow>

export const StatementGroup = z.object({
  key: StatementGroupKey,
  sum: SignedAmount,
  orders: z.int(),
  rows: z.array(StatementRow),
})
export type StatementGroup = z.output<typeof StatementGroup>

const span = { from: Day, to: Day, isOpen: z.boolean() }

/** The sums of a period: `opening` less `paidOut` plus `earned` is `closing`. Debts are below zero. */
export const StatementSums = z.object({
  ...span,
  opening: SignedAmount,
  /** Payouts less those that came back. */
  paidOut: SignedAmount,
  earned: SignedAmount,
  closing: SignedAmount,
  orders: z.int(),
})
export type StatementSums = z.output<typeof StatementSums>

/** A statement of a store or a rider. The sums of its groups sum to `earned`. */
export const Statement = z.object({
  ...StatementSums.shape,
  period: StatementPeriod,
  groups: z.array(StatementGroup),
  /** Discounts that the platform paid for, which cost the party nothing. */
  platformFunded: Amount,
  payouts: z.array(z.object({ id: Id, amount: SignedAmount, at: Instant })),
  /** The movements of the ledger that it sums. */
  entries: z.int(),
  /** A day of the period before and of the one after; null where there is none. */
  before: z.nullable(Day),
  after: z.nullable(Day),
  utcOffset: UtcOffset,
})
export type Statement = z.output<typeof Statement>

/** One movement of the ledger in a statement; its id is that of the ledger transaction. */
export const StatementLine = z.object({
  id: Id,
  at: Instant,
  /** The kind of the movement, such as `settlement` or `refund`. */
  kind: z.string(),
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  /** Whether it settles a part of the order before its end, such as redeemed vouchers. */
  isPart: z.boolean(),
  amount: SignedAmount,
})
export type StatementLine = z.output<typeof StatementLine>

/** A file's address under the API base, valid for some minutes while the session lasts. */
export const StatementFile = z.object({ path: z.string(), expiresAt: Instant })
export const StatementFormat = z.enum(['csv', 'page'])
