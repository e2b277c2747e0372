import * as z from 'zod/mini'
import { Amount, Id, Instant } from './common'

export const fraudCaseStates = ['open', 'released', 'refused'] as const
export const FraudCaseState = z.enum(fraudCaseStates)
export type FraudCaseState = z.output<typeof FraudCaseState>

/** A fact about the customers to whom money goes that is above its limit. */
export const FraudSignal = z.object({
  name: z.string(),
  /** Its name in the caller's language. */
  title: z.string(),
  value: z.int(),
  /** The most that the deployment lets pass. */
  limit: z.int(),
  /** Some of the other customers whom it is about. */
  customerIds: z.array(Id),
})
export type FraudSignal = z.output<typeof FraudSignal>

/** Money that waits for staff because of signals, or did. */
export const FraudCase = z.object({
  /** The id of the withdrawal or payout, or for a reward that of the invited customer. */
  id: Id,
  /** The kind of money, such as `withdrawal`. */
  kind: z.string(),
  amount: Amount,
  state: FraudCaseState,
  customer: z.object({ id: Id, name: z.string() }),
  store: z.nullable(z.object({ id: Id, name: z.string() })),
  signals: z.array(FraudSignal),
  openedAt: Instant,
  decision: z.nullable(z.object({ reason: z.nullable(z.string()), at: Instant })),
})
export type FraudCase = z.output<typeof FraudCase>
