import type { Random } from '../city/random'
import type { Axis, AxisValue } from './axes'
import type { MallSku } from './types'

/** Common fields of a product's SKUs. Amounts in fen; of the first SKU. */
export interface SkuBase {
  readonly price: number
  readonly memberPrice: number | null
  readonly activityPrice: number | null
  readonly purchaseLimit: number | null
  readonly weight: number
  readonly volume: number
  readonly warehouses: readonly string[]
  readonly supply: 'out' | 'few' | 'usual'
  /** The combinations that are not made: values of the first axis from `first` on, where the others' add up to `sum`. */
  readonly gaps: { readonly first: number; readonly sum: number } | null
}

type Chosen = readonly { readonly index: number; readonly value: AxisValue }[]

const combinations = (axes: readonly Axis[]): Chosen[] =>
  axes.reduce<Chosen[]>(
    (all, { values }) => all.flatMap((chosen) => values.map((value, index) => [...chosen, { index, value }])),
    [[]],
  )

function isMade(chosen: Chosen, gaps: SkuBase['gaps']): boolean {
  if (!gaps) return true
  const [first, ...others] = chosen.map(({ index }) => index)
  return (first ?? 0) < gaps.first || others.reduce((sum, index) => sum + index, 0) < gaps.sum
}

const product = (chosen: Chosen, factor: (value: AxisValue) => number) =>
  chosen.reduce((all, { value }) => all * factor(value), 1)

/** Whether an amount is one of whole fen but for the rounding of numbers. */
const isWhole = (amount: number): boolean => Math.abs(amount - Math.round(amount)) < 1e-6

/** A price near `amount` that ends like `model`: 69.90 like 39.90, 128 like 98. */
const endingLike = (amount: number, model: number): number => {
  const end = model % 100
  return Math.max(100, Math.round((amount - end) / 100) * 100) + end
}

/** A price lower than `price` by the share that it is lower for the first SKU. */
function reduced(price: number, base: number, lower: number | null): number | null {
  if (lower === null) return null
  const amount = endingLike((price * lower) / base, lower)
  return amount < price ? amount : Math.round((price * lower) / base)
}

function stockOf({ warehouses, supply }: SkuBase, random: Random): MallSku['stock'] {
  const drawn = random.next()
  const [few, out] = [supply === 'few' || drawn < 0.05, supply === 'out' || drawn > 0.97]
  return warehouses.map((warehouse, index) => {
    const [some, plenty] = [random.whole(2, 6), random.whole(index === 0 ? 120 : 30, index === 0 ? 600 : 240)]
    if (out) return { warehouse, quantity: 0 }
    if (few) return { warehouse, quantity: index === 0 ? some : 0 }
    return { warehouse, quantity: plenty }
  })
}

/** The SKUs of a product in the order of their choices; pictures are not theirs to know. */
export function buildSkus(axes: readonly Axis[], base: SkuBase, random: Random): Omit<MallSku, 'picture'>[] {
  return combinations(axes)
    .filter((chosen) => isMade(chosen, base.gaps))
    .map((chosen) => {
      const extra = chosen.reduce((sum, { value }) => sum + value.extra, 0)
      const exact = base.price * product(chosen, ({ priceFactor }) => priceFactor)
      const isWritten = chosen.every(({ value }) => isWhole(base.price * value.priceFactor))
      const price = (isWritten ? Math.round(exact) : endingLike(exact, base.price)) + extra
      const size = product(chosen, ({ sizeFactor }) => sizeFactor)
      return {
        choice: chosen.map(({ index }) => index),
        price,
        memberPrice: reduced(price, base.price, base.memberPrice),
        activityPrice: reduced(price, base.price, base.activityPrice),
        purchaseLimit: base.purchaseLimit,
        weight: Math.round(base.weight * size),
        volume: Math.round(base.volume * size),
        stock: stockOf(base, random),
      }
    })
}
