import { limits } from '../limits'
import { yuanToFen, type Money } from '../money'
import { positiveMoney } from './generic'
import type { RuleName } from './messages'
import { atMost, demands, requires, type Maybe } from './rule'

// The rules of an errand order (product text §5).

export const product = requires('errandProductRequired')
export const errandDeliveryAddress = requires('addressRequired')
export const errandPickupAddress = requires('pickupAddressRequired')

/** Where it comes from is not where it goes; both are address ids. */
export const addressesDiffer = (pickup: Maybe, delivery: Maybe): RuleName | undefined =>
  pickup && pickup === delivery ? 'errandAddressesEqual' : undefined

/** The pickup time is chosen and later than now; null is as soon as possible, undefined is not chosen yet. */
export function pickupTime(value: Date | null | undefined, now: Date): RuleName | undefined {
  if (value === undefined) return 'pickupTimeRequired'
  return value !== null && value <= now ? 'pickupTimePast' : undefined
}

/** The estimated cost of the goods, as typed, is entered and not above the maximum. */
export function estimatedCost(value: string, maximum: Money): RuleName | undefined {
  if (!value.trim()) return 'estimatedCostRequired'
  const amount = yuanToFen(value)
  return positiveMoney(value) ?? (amount !== undefined && amount > maximum ? 'purchasePriceTooHigh' : undefined)
}

export const itemWeight = requires('itemWeightRequired')
export const itemType = requires('itemTypeRequired')

/** A tip of one's own is entered; the amount as typed. */
export const tip = (value: string) => requires('tipRequired')(value) ?? positiveMoney(value)

/** Metres between both ends, or why they are not known yet. */
export function mileage(value: number | 'calculating' | 'failed', maximum: number): RuleName | undefined {
  if (value === 'calculating') return 'mileageCalculating'
  if (value === 'failed') return 'mileageFailed'
  return value > maximum ? 'errandTooFar' : undefined
}

export const priceGuarantee = demands('priceGuaranteeRequired')
export const errandImages = atMost(limits.errandImages, 'tooManyImages')
