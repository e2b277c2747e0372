import type { DealState } from '@contract/entities/deal'
import { Failure } from '../../../http/failure'
import type { DealRow } from './queries'

/** Purchase request under a deal: the buyer, the quantity and the time. */
export interface DealPurchase {
  readonly now: Date
  readonly isMember: boolean
  /** Number that the customer has taken already. */
  readonly had: number
  readonly quantity: number
}

type Terms = Pick<DealRow, 'starts_at' | 'ends_at' | 'members_only' | 'quantity' | 'taken' | 'per_person'>

const isSoon = ({ starts_at }: Terms, now: Date): boolean => starts_at !== null && starts_at > now
const isOver = ({ ends_at }: Terms, now: Date): boolean => ends_at !== null && ends_at <= now
const isBeyond = ({ per_person }: Terms, wanted: number): boolean => per_person !== null && wanted > per_person

/**
 * Refuses who cannot have pieces of a deal now; how many are left is decided when they are taken.
 * @throws Failure `flashNotYet`, `flashOver`, `notMember`, `overPurchaseLimit` or `soldOut`
 */
export function guardDeal(deal: Terms, { now, isMember, had, quantity }: DealPurchase): void {
  if (isSoon(deal, now)) throw new Failure('flashNotYet')
  if (isOver(deal, now)) throw new Failure('flashOver')
  if (deal.members_only && !isMember) throw new Failure('notMember')
  if (isBeyond(deal, had + quantity)) throw new Failure('overPurchaseLimit', { limit: deal.per_person ?? 0 })
  if (deal.taken + quantity > deal.quantity) throw new Failure('soldOut')
}

interface Seeing extends Omit<DealPurchase, 'quantity'> {
  /** Whether an own order of it waits for payment. */
  readonly isReserved: boolean
  /** The points that are missing. */
  readonly missing: number
}

/** State of a deal for a viewer. */
export function dealState(deal: Terms, { now, isMember, had, isReserved, missing }: Seeing): DealState {
  if (isReserved) return 'reserved'
  if (isSoon(deal, now)) return 'soon'
  if (isOver(deal, now)) return 'over'
  if (isBeyond(deal, had + 1)) return 'limitReached'
  if (deal.taken >= deal.quantity) return 'soldOut'
  if (deal.members_only && !isMember) return 'membersOnly'
  return missing > 0 ? 'notEnough' : 'open'
}
