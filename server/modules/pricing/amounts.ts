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

/**
 * Applies a function to items in the order of their keys, whatever order they are in, and puts its results back in theirs: so
 * what is rounded does not depend on the order of lines.
 */
export function inKeyOrder<T, R>(items: readonly T[], key: (item: T) => string, work: (sorted: T[]) => R[]): R[] {
  const sorted = items
    .map((item, index) => ({ item, index }))
    .sort((one, other) => (key(one.item) < key(other.item) ? -1 : 1))
  const results = work(sorted.map(({ item }) => item))
  const placed: R[] = []
  for (const [at, { index }] of sorted.entries()) placed[index] = results[at]
  return placed
}

/** Splits a total over items like `splitOver`, by their keys and weights; the order of the items changes nothing. */
export const splitByKey = <T>(total: Money, items: readonly T[], of: (item: T) => readonly [string, number]): Money[] =>
  inKeyOrder(
    items,
    (item) => of(item)[0],
    (sorted) =>
      splitOver(
        total,
        sorted.map((item) => of(item)[1]),
      ),
  )
