import { type Money, splitFairly } from '@contract/money'

/** The sum of amounts in the smallest unit. */
export const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0)

/**
 * Splits a total over weights as `splitFairly` does, but gives nothing to anybody when all weights are 0.
 * @throws RangeError as `splitFairly` does, and for a total that is not 0 without a weight to bear it.
 */
export function splitOver(total: Money, weights: readonly number[]): Money[] {
  if (weights.some(Boolean)) return splitFairly(total, weights)
  if (total !== 0) throw new RangeError(`Nothing bears the ${total} that are to be split`)
  return weights.map(() => 0)
}

/**
 * Splits several totals over the same capacities, such as what each discount takes off over what is taken off each line.
 * The parts of a total sum to it, and the parts on a capacity sum to it: totals and capacities must have the same sum.
 * @returns for each total its parts, none of them below 0.
 */
export function splitAll(totals: readonly Money[], capacities: readonly Money[]): Money[][] {
  let left = capacities
  return totals.map((total) => {
    // A share of what is left is never above it, so that no capacity is exceeded and the last total takes the rest.
    const parts = splitOver(total, left)
    left = left.map((capacity, index) => capacity - (parts[index] ?? 0))
    return parts
  })
}
