import { limits } from '../limits'
import type { RuleName } from './messages'
import { atMost, demands, requires } from './rule'

// The rules of stores, carts and search (product text §5).

export const reportContent = requires('reportContentRequired')
export const reportImages = atMost(limits.reportImages, 'tooManyImages')

/** A member red envelope needs membership and one that is left. */
export function memberEnvelope({ isMember, left }: { isMember: boolean; left: number }): RuleName | undefined {
  if (!isMember) return 'notMember'
  return left < limits.memberEnvelopeCost ? 'envelopeUsedUp' : undefined
}

const itemRules = {
  checkout: 'checkoutItemsRequired',
  delete: 'deleteItemsRequired',
  favorite: 'favoriteItemsRequired',
} as const

/** Something is selected before it is bought, deleted or kept as a favourite. */
export const itemsSelected = (count: number, purpose: keyof typeof itemRules): RuleName | undefined =>
  count > 0 ? undefined : itemRules[purpose]

export const keyword = requires('keywordRequired')

/** Every required group of an item has its option. */
export const specification = demands('specificationRequired')

/** How many one customer may have; null is no limit. */
export const purchaseLimit = (quantity: number, limit: number | null): RuleName | undefined =>
  limit !== null && quantity > limit ? 'overPurchaseLimit' : undefined
