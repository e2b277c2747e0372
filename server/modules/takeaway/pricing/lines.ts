import type { Money } from '@contract/money'
import type { Bilingual, SoldLine } from '../../../database/schema'
import { sum } from '../../pricing/amounts'
import type { ChargedLine } from '../../pricing/order'
import { priceOf } from '../../pricing/price'
import type { PricedGoods, PricedOption } from './queries'

export interface BasketLine {
  readonly goodsId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

export type Unavailable = 'goodsNotFound' | 'soldOut' | 'overPurchaseLimit'

export interface PricedLine<Line extends BasketLine = BasketLine> extends ChargedLine {
  readonly line: Line
  readonly sold: SoldLine
  readonly purchaseLimit: number | null
  /** Whether each second one costs half. */
  readonly secondHalf: boolean
  /** Why it cannot be bought; such a line is charged nothing. */
  readonly unavailable: Unavailable | null
}

/** What the chosen options add to an item, or take off it. */
export const optionsPrice = (options: readonly { price_delta: number }[]): number =>
  sum(options, ({ price_delta }) => price_delta)

/** "Extra beef" inside a list reads "extra beef"; "BBQ" stays. */
const inside = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** Chosen options as one text in both languages: "Large, mild, braised egg", "大份，微辣，加卤蛋". */
export const optionText = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map(({ en }, index) => (index === 0 ? en : inside(en))).join(', '),
  zh: names.map(({ zh }) => zh).join('，'),
})

/**
 * `inBasket` is how many of the goods stand in all lines: stock is held against that, and the limit against that and what
 * the customer ordered today.
 */
function unavailableOf(
  line: BasketLine,
  goods: PricedGoods,
  options: readonly PricedOption[],
  inBasket: number,
  today: number,
): Unavailable | null {
  if (goods.removed_at !== null || options.length < line.optionIds.length) return 'goodsNotFound'
  if (goods.stock < inBasket || options.some(({ sold_out }) => sold_out)) return 'soldOut'
  if (goods.purchase_limit !== null && inBasket + today > goods.purchase_limit) return 'overPurchaseLimit'
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
    const today = input.orderedToday.get(goods.id) ?? 0
    const unavailable = unavailableOf(line, goods, options, quantityOf(input.lines, goods.id), today)
    const sold = sell(line, goods, options, input.isMember)
    return {
      item: { kind: 'goods', id: goods.id },
      price: sold.price,
      originalPrice: sold.shopPrice,
      quantity: unavailable === null ? line.quantity : 0,
      line,
      sold,
      purchaseLimit: goods.purchase_limit,
      secondHalf: goods.second_half,
      unavailable,
    }
  })
}

/**
 * What "the second at half price" takes off each line: of all there are of an item, whatever their options, each second
 * one, the dearest first, so that of two the cheaper is halved. Half a cent goes to the store.
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
