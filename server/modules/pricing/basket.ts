import type { Selectable } from 'kysely'
import { formatMoney, type Money, splitFairly } from '@contract/money'
import type { Bilingual, SoldComponent, SoldLine, StoreTable } from '../../database/schema'
import { type BasketLine, type LinesInput, type PricedLine, priceLines, sum } from './lines'
import { deliveryFee, type Fee, fullDiscount, type FullDiscount } from './price'

export type { BasketLine, PricedLine } from './lines'

/** The columns of a store that a basket is priced by. */
export type PricedStore = Pick<
  Selectable<StoreTable>,
  'minimum_order' | 'delivery_fees' | 'packaging_fee' | 'full_discounts'
>

export interface BasketInput<Line extends BasketLine> extends LinesInput<Line> {
  readonly store: PricedStore
  readonly fulfilment: 'delivery' | 'pickup'
  /** Metres to the door; null while there is no address. */
  readonly distance: number | null
}

export interface PricedBasket<Line extends BasketLine = BasketLine> {
  readonly lines: PricedLine<Line>[]
  /** What is paid for each line, in the order of `lines`: what is taken off the goods is split fairly over them. */
  readonly paid: readonly Money[]
  /** Sum to `total`. */
  readonly components: SoldComponent[]
  readonly goodsTotal: number
  /** Goods at shop prices. */
  readonly originalTotal: number
  readonly packagingFee: number
  readonly deliveryFee: number
  readonly discount: number
  readonly total: number
  /** Against shop prices and full delivery. */
  readonly saved: number
  /** To the store's minimum order. */
  readonly missing: number
  /** What the next full discount takes; null when there is none. */
  readonly hint: Bilingual | null
}

const labels = {
  goods: { en: 'Goods', zh: '商品' },
  packaging: { en: 'Packing', zh: '包装费' },
  delivery: { en: 'Delivery', zh: '配送费' },
} satisfies Record<string, Bilingual>

const trimmed = (amount: number): string => formatMoney(amount, { trim: true })
const bare = (amount: number): string => formatMoney(amount, { trim: true, symbol: '' })

const discountLabel = ({ over, off }: FullDiscount): Bilingual => ({
  en: `Spend ${trimmed(over)}, save ${trimmed(off)}`,
  zh: `满${bare(over)}减${bare(off)}`,
})

function hintOf(applied: number, next: FullDiscount | null): Bilingual | null {
  if (!next) return null
  const [over, off] = [trimmed(next.over), trimmed(next.off)]
  if (applied === 0) return { en: `Spend ${over} to save ${off}`, zh: `满 ${over} 可减 ${off}` }
  const got = formatMoney(applied)
  return { en: `${got} off applied · spend ${over} to save ${off}`, zh: `已减 ${got}，满 ${over} 可减 ${off}` }
}

interface Parts {
  readonly goodsTotal: Money
  readonly originalTotal: Money
  readonly packagingFee: Money
  readonly fee: Fee | null
  readonly best: FullDiscount | null
  readonly discount: Money
}

function componentsOf({ goodsTotal, originalTotal, packagingFee, fee, best, discount }: Parts): SoldComponent[] {
  const original = originalTotal > goodsTotal ? originalTotal : null
  const components: SoldComponent[] = [{ kind: 'goods', label: labels.goods, amount: goodsTotal, original }]
  const add = (kind: SoldComponent['kind'], label: Bilingual, fee: Fee) => components.push({ kind, label, ...fee })
  if (packagingFee > 0) add('packaging', labels.packaging, { amount: packagingFee, original: null })
  if (fee) add('delivery', labels.delivery, fee)
  if (best && discount > 0) add('fullDiscount', discountLabel(best), { amount: -discount, original: null })
  return components
}

function partsOf(input: BasketInput<BasketLine>, bought: readonly SoldLine[]): Parts & { hint: Bilingual | null } {
  const { store, fulfilment, distance } = input
  const goodsTotal = sum(bought, ({ price, quantity }) => price * quantity)
  const { best, next } = fullDiscount(store.full_discounts, goodsTotal)
  const discount = Math.min(best?.off ?? 0, goodsTotal)
  return {
    goodsTotal,
    originalTotal: sum(bought, ({ shopPrice, quantity }) => shopPrice * quantity),
    packagingFee: bought.length > 0 ? store.packaging_fee : 0,
    fee: fulfilment === 'pickup' ? null : deliveryFee(store.delivery_fees, goodsTotal, distance),
    best,
    discount,
    hint: hintOf(discount, next),
  }
}

/** Splits what the goods cost in the end over the lines, to the last cent; what cannot be bought has no share. */
function paidOf(lines: readonly PricedLine[], total: Money): Money[] {
  if (lines.length === 0) return []
  const weights = lines.map(({ sold, unavailable }) => (unavailable === null ? sold.price * sold.quantity : 0))
  return weights.some(Boolean) ? splitFairly(total, weights) : weights
}

/**
 * Prices a basket, for the cart, the quote and the order alike, so that all of them show the same figures (product text §3,
 * §5). Lines that cannot be bought are named and left out of every sum. The packaging fee is one for the whole order.
 */
export function priceBasket<Line extends BasketLine>(input: BasketInput<Line>): PricedBasket<Line> {
  const lines = priceLines(input)
  const bought = lines.filter(({ unavailable }) => unavailable === null).map(({ sold }) => sold)
  const { fee, best, ...parts } = partsOf(input, bought)
  const components = componentsOf({ ...parts, fee, best })
  const offGoods = parts.originalTotal - parts.goodsTotal
  const offDelivery = fee?.original ? fee.original - fee.amount : 0
  return {
    ...parts,
    lines,
    paid: paidOf(lines, parts.goodsTotal - parts.discount),
    components,
    deliveryFee: fee?.amount ?? 0,
    total: sum(components, ({ amount }) => amount),
    saved: offGoods + offDelivery + parts.discount,
    missing: Math.max(0, input.store.minimum_order - parts.goodsTotal),
  }
}
