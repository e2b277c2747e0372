import { limits } from '../limits'
import { yuanToFen, type Money } from '../money'
import { positiveMoney } from './money'
import { errandMessages } from './errand-messages'
import { ruleMessages, type RuleName } from './messages'
import { atMost, demands, requires, type Maybe } from './rule'

// The rules of an errand order (product text §5).

Object.assign(ruleMessages, errandMessages)

export const product = requires('errandProductRequired')
export const errandDeliveryAddress = requires('addressRequired')
export const errandPickupAddress = requires('pickupAddressRequired')

/** Requires different origin and destination, given as address ids. */
export const addressesDiffer = (pickup: Maybe, delivery: Maybe): RuleName | undefined =>
  pickup && pickup === delivery ? 'errandAddressesEqual' : undefined

/** Requires a pickup time in the future; null is as soon as possible, undefined is unset. */
export function pickupTime(value: Date | null | undefined, now: Date): RuleName | undefined {
  if (value === undefined) return 'pickupTimeRequired'
  return value !== null && value <= now ? 'pickupTimePast' : undefined
}

/** Requires an estimated cost of the goods up to the maximum, as typed. */
export function estimatedCost(value: string, maximum: Money): RuleName | undefined {
  if (!value.trim()) return 'estimatedCostRequired'
  const amount = yuanToFen(value)
  return positiveMoney(value) ?? (amount !== undefined && amount > maximum ? 'purchasePriceTooHigh' : undefined)
}

export const itemWeight = requires('itemWeightRequired')
export const itemType = requires('itemTypeRequired')

/** Requires a custom tip up to the maximum, as typed. */
export function tip(value: string, maximum: Money = Infinity): RuleName | undefined {
  const broken = requires('tipRequired')(value) ?? positiveMoney(value)
  return broken ?? ((yuanToFen(value) ?? 0) > maximum ? 'errandTipTooHigh' : undefined)
}

/** The distance between both ends in metres, or why it is not known yet. */
export function mileage(value: number | 'calculating' | 'failed', maximum: number): RuleName | undefined {
  if (value === 'calculating') return 'mileageCalculating'
  if (value === 'failed') return 'mileageFailed'
  return value > maximum ? 'errandTooFar' : undefined
}

export const priceGuarantee = demands('priceGuaranteeRequired')
export const errandImages = atMost(limits.errandImages, 'tooManyImages')
