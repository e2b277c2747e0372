import type { Money } from '@contract/money'
import type { Selectable } from 'kysely'
import type { DeliveryFees, GoodsTable } from '../../database/schema'

export type PriceKind = 'shop' | 'member' | 'activity'

/** The columns of goods that prices come from. */
export type PriceColumns = Pick<Selectable<GoodsTable>, 'shop_price' | 'member_price' | 'activity_price' | 'is_active'>

export interface GoodsPrices {
  /** What the caller pays for one, without options. */
  readonly price: Money
  readonly shopPrice: Money
  readonly memberPrice: Money | null
  /** Null unless the activity is on. */
  readonly activityPrice: Money | null
  readonly priceKind: PriceKind
}

/**
 * The prices of an item for a caller (product text §3, §6): the shop price, for members the member price and in an active
 * activity the activity price, whichever is the lowest. Of equal prices the plainer one is named.
 */
export function priceOf(goods: PriceColumns, isMember: boolean): GoodsPrices {
  const { shop_price: shopPrice, member_price: memberPrice } = goods
  const activityPrice = goods.is_active ? goods.activity_price : null
  const open: [PriceKind, Money | null][] = [
    ['shop', shopPrice],
    ['member', isMember ? memberPrice : null],
    ['activity', activityPrice],
  ]
  let [priceKind, price]: [PriceKind, Money] = ['shop', shopPrice]
  for (const [kind, amount] of open) if (amount !== null && amount < price) [priceKind, price] = [kind, amount]
  return { price, shopPrice, memberPrice, activityPrice, priceKind }
}

/** What the chosen options add to an item, or take off it. */
export const optionsPrice = (options: readonly { price_delta: number }[]): number =>
  options.reduce((sum, { price_delta }) => sum + price_delta, 0)

export interface Fee {
  readonly amount: Money
  /** To strike through; null when nothing was taken off. */
  readonly original: Money | null
}

/**
 * The fee of a delivery: the base, and what the furthest tier that the way passes adds; nothing from `freeOver` on.
 * @param distance metres; null while there is no address, which counts as near.
 */
export function deliveryFee(fees: DeliveryFees, goodsTotal: Money, distance: number | null): Fee {
  const passed = fees.tiers.filter(({ beyondMeters }) => (distance ?? 0) > beyondMeters)
  const add = Math.max(0, ...passed.map((tier) => tier.add))
  const full = (fees.original ?? fees.base) + add
  const amount = fees.freeOver !== null && goodsTotal >= fees.freeOver ? 0 : fees.base + add
  return { amount, original: full > amount ? full : null }
}

export interface FullDiscount {
  /** The goods total that it starts at. */
  readonly over: Money
  readonly off: Money
}

/** The full discount that takes most off a goods total, and the nearest one above it that takes off more. */
export function fullDiscount(
  discounts: readonly FullDiscount[],
  goodsTotal: Money,
): { best: FullDiscount | null; next: FullDiscount | null } {
  const most = (a: FullDiscount | null, b: FullDiscount) => (a === null || b.off > a.off ? b : a)
  const best = discounts.filter(({ over }) => over <= goodsTotal).reduce<FullDiscount | null>(most, null)
  const better = discounts.filter(({ over, off }) => over > goodsTotal && off > (best?.off ?? 0))
  const [next = null] = [...better].sort((a, b) => a.over - b.over || b.off - a.off)
  return { best, next }
}
