import type { Kysely, Transaction } from 'kysely'
import type { RiskKind } from '@contract/calls/account'
import type { Database } from '../../../database/schema'

/** Amount, count or time of a risk. */
export interface Finding {
  readonly amount?: number
  readonly count?: number
  readonly until?: Date
}

/** A question about what an account still has; nothing is found where it has none. */
export interface ClosingQuestion {
  readonly kind: RiskKind
  /** Whether it has to be settled before the account can be closed; else it is lost. */
  readonly isBlocking: boolean
  readonly ask: (db: Kysely<Database>, customerId: string, now: Date) => Promise<Finding | undefined>
}

/** Part of a module in the closing of an account. */
export interface ClosingPart {
  readonly questions: readonly ClosingQuestion[]
  /** Ends the work of a locked customer, before the questions are asked. */
  readonly leave: (tx: Transaction<Database>, customerId: string) => Promise<void>
}

/** A count as something found; nothing for none. */
export const counted = (count: number): Finding | undefined => (count > 0 ? { count } : undefined)

/** An amount as something found; nothing for none. */
export const summed = (amount: number): Finding | undefined => (amount > 0 ? { amount } : undefined)
