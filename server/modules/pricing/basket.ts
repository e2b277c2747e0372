import type { Selectable } from 'kysely'
import { type Money, splitFairly } from '@contract/money'
import type { Bilingual, SoldComponent, StoreTable } from '../../database/schema'
import { discountLabel, hintOf, labels } from './labels'
import { type BasketLine, type LinesInput, type PricedLine, priceLines, sum } from './lines'
import { type Applied, apply, type Basis, best, type OfferCoupon, slotOf } from './offers'
import { deliveryFee, type Fee, fullDiscount, type FullDiscount } from './price'
import { secondHalfOff } from './second-half'

export type { BasketLine, PricedLine } from './lines'

/** The columns of a store that a basket is priced by. */
export type PricedStore = Pick<
  Selectable<StoreTable>,
  'id' | 'category_key' | 'minimum_order' | 'delivery_fees' | 'packaging_fee' | 'full_discounts' | 'first_order_off'
>

/** A coupon with the name that its part of the price has. */
export type NamedCoupon = OfferCoupon & { readonly name: Bilingual }

export interface BasketInput<Line extends BasketLine> extends LinesInput<Line> {
  readonly store: PricedStore
  readonly fulfilment: 'delivery' | 'pickup'
  /** Metres to the door; null while there is no address. */
  readonly distance: number | null
  readonly now: Date
  /** Whether the customer never ordered here. */
  readonly isNew: boolean
  /** The customer's coupons; a basket is priced without any. */
  readonly coupons?: readonly NamedCoupon[]
  /** Which of them are used; left out, those that save most. */
  readonly couponIds?: readonly string[]
}

export interface PricedBasket<Line extends BasketLine = BasketLine> {
  readonly lines: PricedLine<Line>[]
  /** What is paid for each line, in the order of `lines`: what is taken off the goods is split fairly over them. */
  readonly paid: readonly Money[]
  /** Sum to `total`. */
  readonly components: SoldComponent[]
  readonly goodsTotal: Money
  /** Goods at shop prices. */
  readonly originalTotal: Money
  readonly packagingFee: Money
  /** Before its coupon. */
  readonly deliveryFee: Money
  /** What the store takes off by itself. */
  readonly discount: Money
  readonly total: Money
  /** Against shop prices and full delivery. */
  readonly saved: Money
  /** To the store's minimum order. */
  readonly missing: Money
  /** What the next full discount takes; null when there is none. */
  readonly hint: Bilingual | null
  /** What the coupons were held against. */
  readonly basis: Basis
  readonly applied: Applied<NamedCoupon>
}

interface Parts {
  readonly goodsTotal: Money
  readonly originalTotal: Money
  readonly packagingFee: Money
  readonly secondHalf: Money
  readonly fee: Fee | null
  readonly best: FullDiscount | null
  readonly next: FullDiscount | null
  readonly basis: Basis
}

/** What there is to take something off, before the coupons. */
function partsOf(input: BasketInput<BasketLine>, lines: readonly PricedLine[], offs: readonly Money[]): Parts {
  const { store, fulfilment, distance, isMember, isNew, now } = input
  const bought = lines.filter(({ unavailable }) => unavailable === null).map(({ sold }) => sold)
  const goodsTotal = sum(bought, ({ price, quantity }) => price * quantity)
  const secondHalf = sum(offs, (off) => off)
  const goods = goodsTotal - secondHalf
  const { best, next } = fullDiscount(store.full_discounts, goods)
  const fee = fulfilment === 'pickup' ? null : deliveryFee(store.delivery_fees, goods, distance)
  const basis = {
    ...{ storeId: store.id, categoryKey: store.category_key, fulfilment, isMember, now, goods },
    fullDiscount: best?.off ?? 0,
    firstOrder: isNew ? store.first_order_off : 0,
    deliveryFee: fee?.amount ?? 0,
  }
  const originalTotal = sum(bought, ({ shopPrice, quantity }) => shopPrice * quantity)
  const packagingFee = bought.length > 0 ? store.packaging_fee : 0
  return { goodsTotal, originalTotal, packagingFee, secondHalf, fee, best, next, basis }
}

function applyCoupons({ coupons = [], couponIds }: BasketInput<BasketLine>, basis: Basis): Applied<NamedCoupon> {
  if (couponIds === undefined) return best(basis, coupons)
  return apply(
    basis,
    coupons.filter(({ id }) => couponIds.includes(id)),
  )
}

const couponComponents = { store: 'storeCoupon', envelope: 'envelope', delivery: 'deliveryCoupon' } as const

function componentsOf(parts: Parts, { fullDiscount, firstOrder, coupons }: Applied<NamedCoupon>): SoldComponent[] {
  const { goodsTotal, originalTotal, packagingFee, secondHalf, fee, best } = parts
  const original = originalTotal > goodsTotal ? originalTotal : null
  const components: SoldComponent[] = [{ kind: 'goods', label: labels.goods, amount: goodsTotal, original }]
  const add = (kind: SoldComponent['kind'], label: Bilingual, fee: Fee) => components.push({ kind, label, ...fee })
  const takeOff = (kind: SoldComponent['kind'], label: Bilingual, off: Money) => {
    if (off > 0) add(kind, label, { amount: -off, original: null })
  }
  if (packagingFee > 0) add('packaging', labels.packaging, { amount: packagingFee, original: null })
  if (fee) add('delivery', labels.delivery, fee)
  takeOff('secondHalf', labels.secondHalf, secondHalf)
  if (best) takeOff('fullDiscount', discountLabel(best), fullDiscount)
  takeOff('firstOrder', labels.firstOrder, firstOrder)
  for (const { coupon, off } of coupons) takeOff(couponComponents[slotOf(coupon.kind)], coupon.name, off)
  return components
}

/** Splits what the goods cost in the end over the lines, to the last cent; what cannot be bought has no share. */
function paidOf(lines: readonly PricedLine[], offs: readonly Money[], total: Money): Money[] {
  const weights = lines.map(({ sold: { price, quantity }, unavailable }, index) =>
    unavailable === null ? price * quantity - (offs[index] ?? 0) : 0,
  )
  return weights.some(Boolean) ? splitFairly(total, weights) : weights
}

const offGoods = ({ coupons }: Applied<NamedCoupon>): Money =>
  sum(coupons, ({ coupon, off }) => (coupon.kind === 'delivery' ? 0 : off))

/**
 * Prices a basket, for the cart, the quote and the order alike, so that all of them show the same figures (product text §3,
 * §5). Lines that cannot be bought are named and left out of every sum. The packaging fee is one for the whole order.
 */
export function priceBasket<Line extends BasketLine>(input: BasketInput<Line>): PricedBasket<Line> {
  const lines = priceLines(input)
  const offs = secondHalfOff(lines)
  const parts = partsOf(input, lines, offs)
  const { goodsTotal, originalTotal, packagingFee, secondHalf, fee, basis } = parts
  const applied = applyCoupons(input, basis)
  const components = componentsOf(parts, applied)
  const ownOff = applied.fullDiscount + applied.firstOrder
  const offDelivery = fee?.original ? fee.original - fee.amount : 0
  return {
    ...{ lines, components, goodsTotal, originalTotal, packagingFee, basis, applied },
    paid: paidOf(lines, offs, basis.goods - ownOff - offGoods(applied)),
    deliveryFee: basis.deliveryFee,
    discount: secondHalf + ownOff,
    total: sum(components, ({ amount }) => amount),
    saved: originalTotal - goodsTotal + offDelivery + secondHalf + applied.off,
    missing: Math.max(0, input.store.minimum_order - basis.goods),
    hint: hintOf(applied.fullDiscount, parts.next),
  }
}
