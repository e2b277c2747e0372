import type { Money } from '@contract/money'
import type { Bilingual, SoldLine } from '../../database/schema'
import { sum } from '../pricing/amounts'
import type { ChargedLine } from '../pricing/order'
import { priceOf } from '../pricing/price'
import type { PricedGoods, PricedOption } from './queries'

/**
 * Buyer of a line, where several people fill one basket: the line has their prices and counts towards their purchase
 * limit.
 */
export interface Buyer {
  readonly id: string
  readonly isMember: boolean
  /** Quantity of each item that they ordered today already, by its id. */
  readonly orderedToday: ReadonlyMap<string, number>
}

export interface BasketLine {
  readonly goodsId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
  /** Omitted where all lines are the customer's. */
  readonly buyer?: Buyer
}

export type Unavailable = 'goodsNotFound' | 'soldOut' | 'overPurchaseLimit'

export interface PricedLine<Line extends BasketLine = BasketLine> extends ChargedLine {
  readonly line: Line
  readonly sold: SoldLine
  readonly purchaseLimit: number | null
  /** The purchase limit less what the customer ordered today. */
  readonly limitLeft: number | null
  /** Whether every second unit is at half price. */
  readonly secondHalf: boolean
  /** Reason why the line cannot be bought; such a line is not charged. */
  readonly unavailable: Unavailable | null
}

/** The sum of the price differences of the chosen options. */
export const optionsPrice = (options: readonly { price_delta: number }[]): number =>
  sum(options, ({ price_delta }) => price_delta)

/** Lowercases a name inside a list ("Extra beef" to "extra beef"), but not an abbreviation ("BBQ"). */
const inside = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** Chosen options as one text in both languages: "Large, mild, braised egg", "大份，微辣，加卤蛋". */
export const optionText = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map(({ en }, index) => (index === 0 ? en : inside(en))).join(', '),
  zh: names.map(({ zh }) => zh).join('，'),
})

/**
 * Reason why a line cannot be bought. `inBasket` is the quantity of the goods in all lines, which is compared with the
 * stock; that of the buyer's lines is `own`, which with the quantity ordered `today` is compared with the purchase
 * limit.
 */
function unavailableOf(
  line: BasketLine,
  goods: PricedGoods,
  options: readonly PricedOption[],
  { inBasket, own, today }: { inBasket: number; own: number; today: number },
): Unavailable | null {
  if (goods.removed_at !== null || options.length < line.optionIds.length) return 'goodsNotFound'
  if (goods.stock < inBasket || options.some(({ sold_out }) => sold_out)) return 'soldOut'
  if (goods.purchase_limit !== null && own + today > goods.purchase_limit) return 'overPurchaseLimit'
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
  /** Quantity of each item that the customer ordered today already, by its id. */
  readonly orderedToday: ReadonlyMap<string, number>
}

/** Remaining purchase limit after the quantity ordered today; null without a limit. */
export const limitLeft = (limit: number | null, today: number): number | null =>
  limit === null ? null : Math.max(0, limit - today)

/** Quantity of an item in a basket, over all options. */
const quantityOf = (lines: readonly BasketLine[], goodsId: string): number =>
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
    const { isMember, orderedToday } = line.buyer ?? input
    const today = orderedToday.get(goods.id) ?? 0
    const theirs = input.lines.filter(({ buyer }) => buyer?.id === line.buyer?.id)
    const counts = { inBasket: quantityOf(input.lines, goods.id), own: quantityOf(theirs, goods.id), today }
    const unavailable = unavailableOf(line, goods, options, counts)
    const sold = sell(line, goods, options, isMember)
    return {
      item: { kind: 'goods', id: goods.id },
      price: sold.price,
      originalPrice: sold.shopPrice,
      quantity: unavailable === null ? line.quantity : 0,
      line,
      sold,
      purchaseLimit: goods.purchase_limit,
      limitLeft: limitLeft(goods.purchase_limit, today),
      secondHalf: goods.second_half,
      unavailable,
    }
  })
}

/**
 * The discount "second at half price" of each line: all units of an item, whatever their options, are sorted by price in
 * descending order, and every second one is halved, rounded down.
 */
export function secondHalfOff(lines: readonly PricedLine[]): Money[] {
  const offs = lines.map(() => 0)
  const halved = lines.flatMap(({ secondHalf, item, price, quantity }, index) =>
    secondHalf ? [{ index, goodsId: item.id, price, quantity }] : [],
  )
  for (const goodsId of new Set(halved.map((line) => line.goodsId))) {
    const same = halved.filter((line) => line.goodsId === goodsId)
    const units = same.flatMap((line) => Array.from({ length: line.quantity }, () => line))
    units.sort((a, b) => b.price - a.price)
    units.forEach(({ index, price }, place) => {
      if (place % 2 === 1) offs[index] = (offs[index] ?? 0) + Math.floor(price / 2)
    })
  }
  return offs
}
