import type { Selectable } from 'kysely'
import type { Money } from '@contract/money'
import type { Bilingual, StoreTable } from '../../../database/schema'
import { sum } from '../../pricing/amounts'
import { discountLabel, fullDiscount, type FullDiscount, hintOf } from '../../pricing/full-discount'
import type { Discount } from '../../pricing/offers'
import { type Fee, type NamedCoupon, type PricedOrder, priceOrder } from '../../pricing/order'
import { deliveryFee } from './delivery'
import { type BasketLine, type LinesInput, type PricedLine, priceLines, secondHalfOff } from './lines'

/** What the parts of a price are called; full discounts and coupons have names of their own. */
export const labels = {
  goods: { en: 'Goods', zh: '商品' },
  packaging: { en: 'Packing', zh: '包装费' },
  delivery: { en: 'Delivery', zh: '配送费' },
  secondHalf: { en: 'Second at half price', zh: '第二份半价' },
  firstOrder: { en: 'First order here', zh: '新客立减' },
} satisfies Record<string, Bilingual>

/** The columns of a store that a basket is priced by. */
export type PricedStore = Pick<
  Selectable<StoreTable>,
  'id' | 'category_key' | 'minimum_order' | 'delivery_fees' | 'packaging_fee' | 'full_discounts' | 'first_order_off'
>

export interface BasketInput<Line extends BasketLine> extends LinesInput<Line> {
  readonly store: PricedStore
  readonly fulfilment: 'delivery' | 'pickup'
  /** Metres to the destination; null while there is no address. */
  readonly distance: number | null
  readonly now: Date
  /** Whether the customer never ordered here. */
  readonly isNew: boolean
  /** The customer's coupons; a basket is priced without any. */
  readonly coupons?: readonly NamedCoupon[]
  /** Which of them are used; left out, those that save most. */
  readonly couponIds?: readonly string[]
}

export interface PricedBasket<Line extends BasketLine = BasketLine> extends PricedOrder<PricedLine<Line>> {
  readonly packagingFee: Money
  /** Before its coupon. */
  readonly deliveryFee: Money
  /** To the store's minimum order. */
  readonly missing: Money
  /** What the next full discount takes; null when there is none. */
  readonly hint: Bilingual | null
}

/** What a store takes off by itself. A coupon may take the place of its full discount, and never of the first order's. */
function storeDiscounts(store: PricedStore, full: FullDiscount | null, isNew: boolean): Discount[] {
  const firstOrder: Discount = {
    component: 'firstOrder',
    label: labels.firstOrder,
    amount: isNew ? store.first_order_off : 0,
    fundedBy: 'store',
    yields: false,
  }
  if (full === null) return [firstOrder]
  const label = discountLabel(full)
  return [{ component: 'fullDiscount', label, amount: full.off, fundedBy: 'store', yields: true }, firstOrder]
}

function feesOf(input: BasketInput<BasketLine>, lines: readonly PricedLine[], goods: Money): Fee[] {
  const { store, fulfilment, distance } = input
  const fees: Fee[] = []
  const isEmpty = lines.every(({ unavailable }) => unavailable !== null)
  if (store.packaging_fee > 0 && !isEmpty)
    fees.push({ component: 'packaging', label: labels.packaging, amount: store.packaging_fee, original: null })
  if (fulfilment === 'delivery')
    fees.push({ component: 'delivery', label: labels.delivery, ...deliveryFee(store.delivery_fees, goods, distance) })
  return fees
}

/**
 * Prices a basket, for the cart, the quote and the order alike, so that all of them show the same figures (product text §3,
 * §5). Lines that cannot be bought are named and left out of every sum. The packaging fee is one for the whole order.
 */
export function priceBasket<Line extends BasketLine>(input: BasketInput<Line>): PricedBasket<Line> {
  const { store, isMember, isNew, now, coupons, couponIds } = input
  const lines = priceLines(input)
  const offs = secondHalfOff(lines)
  const goods = sum(lines, ({ price, quantity }) => price * quantity) - sum(offs, (off) => off)
  const full = fullDiscount(store.full_discounts, goods)
  const priced = priceOrder({
    kind: 'takeaway',
    scopes: [
      { type: 'store', id: store.id },
      { type: 'category', id: store.category_key },
    ],
    isMember,
    now,
    lines,
    goodsLabel: labels.goods,
    lineDiscounts: [{ component: 'secondHalf', label: labels.secondHalf, fundedBy: 'store', offs }],
    fees: feesOf(input, lines, goods),
    discounts: storeDiscounts(store, full.best, isNew),
    coupons,
    couponIds,
  })
  const { fees } = priced.basis
  const applied = priced.applied.discounts.find(({ discount }) => discount.component === 'fullDiscount')
  return {
    ...priced,
    packagingFee: fees.packaging ?? 0,
    deliveryFee: fees.delivery ?? 0,
    missing: Math.max(0, store.minimum_order - goods),
    hint: hintOf(applied?.off ?? 0, full.next),
  }
}
