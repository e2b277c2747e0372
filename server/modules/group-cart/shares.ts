import { type Money, splitFairly } from '@contract/money'
import type { FeeSplit } from '@contract/entities/group-cart'
import { sum } from '../pricing/amounts'

/** A line of a member: its price, and its payment after all discounts. */
export interface SharedLine {
  readonly buyerId: string
  readonly gross: Money
  readonly paid: Money
}

/** Amounts of a member's dishes. The share is `goods` with `fees`, less `offers`. */
export interface Share {
  readonly goods: Money
  readonly fees: Money
  readonly offers: Money
}

/** Total of a share. */
export const totalOf = ({ goods, fees, offers }: Share): Money => goods + fees - offers

/**
 * Shares of all members with dishes, by their ids in the given order; they sum to the price of the lines and the fees.
 * Fees are split by largest remainder, in equal parts or in proportion to the dishes; discounts follow the lines that
 * they reduce.
 */
export function sharesOf(
  buyerIds: readonly string[],
  lines: readonly SharedLine[],
  fees: Money,
  split: FeeSplit,
): Map<string, Share> {
  const bought = buyerIds.filter((id) => lines.some(({ buyerId, gross }) => buyerId === id && gross > 0))
  if (bought.length === 0) return new Map()
  const of = (id: string) => lines.filter(({ buyerId }) => buyerId === id)
  const goods = bought.map((id) => sum(of(id), ({ gross }) => gross))
  const parts = splitFairly(fees, split === 'equal' ? bought.map(() => 1) : goods)
  return new Map(
    bought.map((id, index) => {
      const own = goods[index] ?? 0
      return [id, { goods: own, fees: parts[index] ?? 0, offers: own - sum(of(id), ({ paid }) => paid) }]
    }),
  )
}

/** Refund of each member: of their lines, and of the fees in proportion to their own. */
export function backOf(
  shares: ReadonlyMap<string, Share>,
  lines: readonly { readonly buyerId: string; readonly back: Money }[],
  feesBack: Money,
): Map<string, Money> {
  const ids = [...shares.keys()]
  if (ids.length === 0) return new Map()
  const parts = splitFairly(
    feesBack,
    ids.map((id) => shares.get(id)?.fees ?? 0),
  )
  return new Map(
    ids.map((id, index) => [
      id,
      (parts[index] ?? 0) +
        sum(
          lines.filter(({ buyerId }) => buyerId === id),
          ({ back }) => back,
        ),
    ]),
  )
}
