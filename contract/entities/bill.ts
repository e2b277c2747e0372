import * as z from 'zod/mini'
import { Amount, Day, Id, Instant } from './common'
import { providerKinds } from '../payment-kinds'

/** The payment providers whose bill files are imported. */
export const BillProvider = z.enum(providerKinds)
export type BillProvider = z.output<typeof BillProvider>

/** An imported bill file of a provider for one day, and what of it differs from the payments and refunds. */
export const Bill = z.object({
  provider: BillProvider,
  day: Day,
  lines: z.int(),
  importedAt: Instant,
  differences: z.int(),
})
export type Bill = z.output<typeof Bill>

/**
 * A difference of a bill file: a line without a payment or refund of ours, one of ours without a line, a line that comes twice,
 * or another amount.
 */
export const BillDifference = z.object({
  of: z.enum(['payment', 'refund']),
  what: z.enum(['unknown', 'missing', 'doubled', 'amount']),
  /** The number of ours at the provider. */
  number: z.string(),
  /** The amount in the bill and ours, where there is one. */
  billed: z.nullable(Amount),
  ours: z.nullable(Amount),
  paymentId: z.nullable(Id),
})
export type BillDifference = z.output<typeof BillDifference>
