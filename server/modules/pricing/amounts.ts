import { type Money, splitFairly } from '@contract/money'

/** The sum of amounts in the smallest unit. */
export const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0)

/**
 * Splits a total over weights like `splitFairly`, but returns zeros when all weights are 0.
 * @throws RangeError like `splitFairly`, and for a total other than 0 when all weights are 0.
 */
export function splitOver(total: Money, weights: readonly number[]): Money[] {
  if (weights.some(Boolean)) return splitFairly(total, weights)
  if (total !== 0) throw new RangeError(`Nothing bears the ${total} that are to be split`)
  return weights.map(() => 0)
}

/**
 * Splits several totals, such as discounts, over the same capacities, such as the discount of each line. The parts of each
 * total, and those of each capacity, sum to it; totals and capacities must have the same sum.
 * @returns the non-negative parts of each total.
 */
export function splitAll(totals: readonly Money[], capacities: readonly Money[]): Money[][] {
  let left = capacities
  return totals.map((total) => {
    // No part exceeds the remaining capacity, and the last total takes the rest.
    const parts = splitOver(total, left)
    left = left.map((capacity, index) => capacity - (parts[index] ?? 0))
    return parts
  })
}
