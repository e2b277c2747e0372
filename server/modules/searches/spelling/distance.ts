/** The number of letters to insert, delete, replace or swap with their neighbour to turn one word into another. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped && row > 1 && column > 1 ? at(before, column - 2) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
