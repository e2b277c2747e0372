import type { Money } from '@contract/money'
import type { Party } from '../../database/schema'

/**
 * Amount that a party receives of an order or, below zero, pays for it, in the smallest unit. The kind computes the
 * shares when it prices the order. The shares of each line, and those of the whole order (`position` null), sum to
 * zero; the customer's shares are the price paid.
 */
export interface Share {
  readonly party: Party
  /** The owner of the account; null for the platform and for riders without an account. */
  readonly ownerId: string | null
  /** The line; null for components of the whole order. */
  readonly position: number | null
  /** `goods`, `delivery`, `commission`, `points` or the name of a discount. */
  readonly component: string
  readonly amount: Money
  /** The party that funds a discount; null for other components. */
  readonly fundedBy: Party | null
}

/**
 * Component of a line's payment by points, funded by the platform: points are restored in proportion to its reduction.
 */
export const pointsShare = 'points'
