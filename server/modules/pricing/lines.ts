import type { SoldLine } from '../../database/schema'
import { optionText } from './option-text'
import { optionsPrice, priceOf } from './price'
import type { PricedGoods, PricedOption } from './queries'

/** The sum of amounts in the smallest unit. */
export const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0)

export interface BasketLine {
  readonly goodsId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

export type Unavailable = 'goodsNotFound' | 'soldOut' | 'overPurchaseLimit'

export interface PricedLine<Line extends BasketLine = BasketLine> {
  readonly line: Line
  readonly sold: SoldLine
  readonly purchaseLimit: number | null
  /** Whether each second one costs half. */
  readonly secondHalf: boolean
  /** Why it cannot be bought; such a line counts for nothing. */
  readonly unavailable: Unavailable | null
}

/**
 * `wanted` is how many of the goods stand in all lines: stock is held against that, and the limit against that and what
 * the customer ordered today.
 */
function unavailableOf(
  line: BasketLine,
  goods: PricedGoods,
  options: readonly PricedOption[],
  wanted: number,
  today: number,
): Unavailable | null {
  if (goods.removed_at !== null || options.length < line.optionIds.length) return 'goodsNotFound'
  if (goods.stock < wanted || options.some(({ sold_out }) => sold_out)) return 'soldOut'
  if (goods.purchase_limit !== null && wanted + today > goods.purchase_limit) return 'overPurchaseLimit'
  return null
}

function sell(line: BasketLine, goods: PricedGoods, options: readonly PricedOption[], isMember: boolean): SoldLine {
  const { price, shopPrice, priceKind } = priceOf(goods, isMember)
  const extra = optionsPrice(options)
  return {
    goodsId: line.goodsId,
    name: goods.name,
    picture: goods.picture,
    optionText: optionText(options.map(({ name }) => name)),
    quantity: line.quantity,
    price: Math.max(0, price + extra),
    shopPrice: Math.max(0, shopPrice + extra),
    priceKind,
  }
}

export interface LinesInput<Line extends BasketLine> {
  readonly lines: readonly Line[]
  /** The goods of the lines, removed ones too. */
  readonly goods: readonly PricedGoods[]
  /** The chosen options of the lines, in the order of the menu. */
  readonly options: readonly PricedOption[]
  readonly isMember: boolean
  /** How many of each item the customer ordered today already, by its id. */
  readonly orderedToday: ReadonlyMap<string, number>
}

/** How many of an item a basket holds, whatever the options. */
export const quantityOf = (lines: readonly BasketLine[], goodsId: string): number =>
  sum(
    lines.filter((line) => line.goodsId === goodsId),
    ({ quantity }) => quantity,
  )

/** Prices each line and says which cannot be bought. */
export function priceLines<Line extends BasketLine>(input: LinesInput<Line>): PricedLine<Line>[] {
  const goodsById = new Map(input.goods.map((goods) => [goods.id, goods]))
  return input.lines.map((line) => {
    const goods = goodsById.get(line.goodsId)
    if (!goods) throw new Error(`Goods ${line.goodsId} of a basket were not loaded`)
    const options = input.options.filter(({ id, goods_id }) => goods_id === goods.id && line.optionIds.includes(id))
    const today = input.orderedToday.get(goods.id) ?? 0
    const unavailable = unavailableOf(line, goods, options, quantityOf(input.lines, goods.id), today)
    const { purchase_limit: purchaseLimit, second_half: secondHalf } = goods
    return { line, sold: sell(line, goods, options, input.isMember), purchaseLimit, secondHalf, unavailable }
  })
}
