import type { Product, ProductAxis, Sku } from '@contract/entities/product'
import { limits } from '@contract/limits'

/** The index of the chosen value of each axis; undefined where none is chosen. */
export type SkuChoice = readonly (number | undefined)[]

/**
 * Availability of a value combined with the values chosen on the other axes: a SKU in stock, only sold-out ones, or
 * none (`off`).
 */
export type ValueState = 'open' | 'soldOut' | 'off'

/** The axes on which a SKU differs from a choice; at most `limit` of them. */
function differences({ choice }: Sku, chosen: SkuChoice, limit: number): number[] {
  const found: number[] = []
  for (let axis = 0; axis < chosen.length && found.length < limit; axis++)
    if (chosen[axis] !== undefined && chosen[axis] !== choice[axis]) found.push(axis)
  return found
}

/** The SKUs that a choice still leads to. */
export const skusOf = (skus: readonly Sku[], chosen: SkuChoice): Sku[] =>
  skus.filter((sku) => differences(sku, chosen, 1).length === 0)

/** The SKU of a complete choice; undefined while a value is missing, or if there is no such SKU. */
export const skuOf = (skus: readonly Sku[], chosen: SkuChoice): Sku | undefined =>
  chosen.includes(undefined) ? undefined : skusOf(skus, chosen)[0]

/** The state of each value of each axis; one pass over the SKUs. */
export function statesOf(axes: readonly ProductAxis[], skus: readonly Sku[], chosen: SkuChoice): ValueState[][] {
  const states = axes.map(({ values }) => values.map((): ValueState => 'off'))
  const mark = (axis: number, { choice, soldOut }: Sku) => {
    const [row, value] = [states[axis], choice[axis]]
    if (!row || value === undefined || row[value] === undefined || row[value] === 'open') return
    row[value] = soldOut ? 'soldOut' : 'open'
  }
  for (const sku of skus) {
    const [axis, second] = differences(sku, chosen, 2)
    if (axis === undefined) axes.forEach((_, each) => mark(each, sku))
    else if (second === undefined) mark(axis, sku)
  }
  return states
}

/** The choice with one more value; a value that is chosen already is taken back. */
export const withValue = (chosen: SkuChoice, axis: number, value: number): SkuChoice =>
  chosen.map((old, index) => (index !== axis ? old : old === value ? undefined : value))

/** The choice to begin with: the SKU that a link names, else the values of axes that have one only. */
export function firstChoice({ axes, skus }: Pick<Product, 'axes' | 'skus'>, skuId?: string): SkuChoice {
  const linked = skus.find(({ id }) => id === skuId)
  return axes.map(({ values }, axis) => (linked ? linked.choice[axis] : values.length === 1 ? 0 : undefined))
}

/** How many of a SKU can be bought at once, and what sets that bound. */
export interface Most {
  readonly count: number
  /** `limit` is the purchase limit, `stock` what is left. */
  readonly by: 'limit' | 'stock' | 'line'
}

/** The maximum quantity by purchase limits, stock and the size of a cart line; at least 1, so that a stepper has a value. */
export function mostOf(product: Pick<Product, 'purchaseLimit'>, sku: Sku | undefined): Most {
  const bounds: Most[] = [
    { count: sku?.left ?? Infinity, by: 'stock' },
    { count: Math.min(product.purchaseLimit ?? Infinity, sku?.purchaseLimit ?? Infinity), by: 'limit' },
    { count: limits.cartLineMax, by: 'line' },
  ]
  const least = bounds.reduce((one, other) => (other.count < one.count ? other : one))
  return { ...least, count: Math.max(1, least.count) }
}
