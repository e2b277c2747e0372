import type { ProductCard } from '@contract/entities/product'

/** The width of a column, and about how high the words under a cover are, in design units. */
export const columnWidth = 343
const wordsHeight = 232

/** The height of a product's cover before its picture has come. */
export const coverHeight = ({ coverRatio }: ProductCard): number => Math.round((columnWidth * coverRatio) / 100)

/** Products in two columns, each appended to the shorter one; further products do not move the earlier ones. */
export function inColumns(products: readonly ProductCard[]): readonly [left: ProductCard[], right: ProductCard[]] {
  const columns: [ProductCard[], ProductCard[]] = [[], []]
  const heights: [number, number] = [0, 0]
  for (const product of products) {
    const at = heights[0] <= heights[1] ? 0 : 1
    columns[at].push(product)
    heights[at] += coverHeight(product) + wordsHeight
  }
  return columns
}
