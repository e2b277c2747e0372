import { limits } from '../limits'
import type { RuleName } from './messages'
import { atMost, demands, requires } from './rule'

// The rules of stores, carts and search (product text §5).

export const reportContent = requires('reportContentRequired')
export const reportImages = atMost(limits.reportImages, 'tooManyImages')

/** Requires membership and a remaining member red envelope. */
export function memberEnvelope({ isMember, left }: { isMember: boolean; left: number }): RuleName | undefined {
  if (!isMember) return 'notMember'
  return left < limits.memberEnvelopeCost ? 'envelopeUsedUp' : undefined
}

const itemRules = {
  checkout: 'checkoutItemsRequired',
  delete: 'deleteItemsRequired',
  favorite: 'favoriteItemsRequired',
} as const

/** Requires a selection before buying, deleting or adding to favourites. */
export const itemsSelected = (count: number, purpose: keyof typeof itemRules): RuleName | undefined =>
  count > 0 ? undefined : itemRules[purpose]

export const keyword = requires('keywordRequired')

/** Requires an option of every required group of an item. */
export const specification = demands('specificationRequired')

/** Limits the quantity per customer; null is unlimited. */
export const purchaseLimit = (quantity: number, limit: number | null): RuleName | undefined =>
  limit !== null && quantity > limit ? 'overPurchaseLimit' : undefined
