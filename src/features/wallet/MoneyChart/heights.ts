interface Sums {
  readonly income: number
  readonly expense: number
}

const halfHeight = 120
/** So that the smallest amount is seen. */
const leastHeight = 4

/** The heights of the bars in design units: by the square root, so that one large amount does not flatten the others. */
export function barHeights(days: readonly Sums[]): Sums[] {
  const largest = Math.max(1, ...days.flatMap(({ income, expense }) => [income, expense]))
  const height = (amount: number) =>
    amount === 0 ? 0 : Math.max(leastHeight, Math.round(halfHeight * Math.sqrt(amount / largest)))
  return days.map(({ income, expense }) => ({ income: height(income), expense: height(expense) }))
}
