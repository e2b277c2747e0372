import * as z from 'zod/mini'
import { Amount, Day, Instant, opaque, SignedAmount } from './common'

/** Type of a balance movement. */
export const MoneyRecordType = z.enum([
  'payment',
  'refund',
  'topUp',
  'withdrawal',
  /** The money of a withdrawal that was rejected. */
  'withdrawalReturn',
  /** Credit from the platform, such as for an invitation. */
  'reward',
  /** Such as money that a deployment gives. */
  'other',
])
export type MoneyRecordType = z.output<typeof MoneyRecordType>

/**
 * Category of a record: a kind of orders, a purpose of payments such as `topUp`, `withdrawal`, `reward`, or `other`.
 */
export const MoneyCategory = opaque(32, 1)

/** One movement of the caller's balance. */
export const MoneyRecord = z.object({
  id: z.uuid(),
  type: MoneyRecordType,
  category: MoneyCategory,
  /** Subject of the movement, in the caller's language; null where the type is enough. */
  title: z.nullable(z.string()),
  /** Below zero for debits. */
  amount: SignedAmount,
  at: Instant,
  /** Its day by the deployment's clock, YYYY-MM-DD. */
  day: Day,
})
export type MoneyRecord = z.output<typeof MoneyRecord>

/** Income and expense of one day or category. */
const sums = { income: Amount, expense: Amount, incomeCount: z.int(), expenseCount: z.int() }

/** The last days until today, the earliest first, with those on which nothing moved. */
export const MoneySummary = z.object({
  ...sums,
  days: z.array(z.object({ day: Day, ...sums })),
  /** The largest first. */
  categories: z.array(z.object({ category: MoneyCategory, ...sums })),
})
export type MoneySummary = z.output<typeof MoneySummary>
