import type { Selectable } from 'kysely'
import type { Money } from '@contract/money'
import type { Bilingual, StoreTable } from '../../database/schema'
import { sum } from '../pricing/amounts'
import { discountLabel, fullDiscount, type FullDiscount, type NextDiscount, nextOf } from '../pricing/full-discount'
import type { Discount } from '../pricing/offers'
import { type Fee, type NamedCoupon, type PricedOrder, priceOrder } from '../pricing/order'
import { deliveryFee } from './delivery'
import { type BasketLine, type LinesInput, type PricedLine, priceLines, secondHalfOff } from './lines'

/** The labels of price components; full discounts and coupons have their own. */
export const labels = {
  goods: { en: 'Goods', zh: '商品' },
  packaging: { en: 'Packaging', zh: '打包费' },
  delivery: { en: 'Delivery', zh: '配送费' },
  secondHalf: { en: 'Second half price', zh: '第二份半价' },
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
  /** Metres to the destination; null without an address. */
  readonly distance: number | null
  readonly now: Date
  /** Whether the customer has no order at this store yet. */
  readonly isNew: boolean
  /** The customer's coupons; omitted for a basket in the cart. */
  readonly coupons?: readonly NamedCoupon[]
  /** The coupons to use; omitted, the combination that saves most. */
  readonly couponIds?: readonly string[]
}

export interface PricedBasket<Line extends BasketLine = BasketLine> extends PricedOrder<PricedLine<Line>> {
  readonly packagingFee: Money
  /** Before the delivery coupon. */
  readonly deliveryFee: Money
  /** The amount missing to the store's minimum order. */
  readonly missing: Money
  /** The next full discount; null when there is none. */
  readonly nextDiscount: NextDiscount | null
}

/** The store's own discounts. A coupon may replace the full discount, but not the first-order discount. */
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
 * Prices a basket for the cart, the quote and the order (product text §3, §5). Unavailable lines are marked and excluded from
 * every sum. The packaging fee is charged once per order.
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
    nextDiscount: nextOf(full.next, goods, applied?.off ?? 0),
  }
}
