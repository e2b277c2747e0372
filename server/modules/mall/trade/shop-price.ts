import type { Bilingual } from '../../../database/schema'
import { discountLabel, fullDiscount } from '../../pricing/full-discount'
import type { Discount } from '../../pricing/offers'
import { type NamedCoupon, type PricedOrder, priceOrder } from '../../pricing/order'
import type { PricingContext, OfferedShop, ShopOffers } from '../pricing/offers'
import type { Shipping } from '../shipping/fee'
import type { Allocation } from '../stock/allocate'
import type { SkuLine } from './lines'
import type { SkuInFull } from './queries'

/** The labels of price components; discounts and coupons have their own. */
const labels = {
  goods: { en: 'Items', zh: '商品' },
  shipping: { en: 'Shipping', zh: '运费' },
  points: { en: 'Points', zh: '积分抵扣' },
} satisfies Record<string, Bilingual>

/** One shop's order. */
export interface ShopTrade {
  readonly shopId: string
  readonly lines: readonly SkuLine[]
  readonly allocations: readonly Allocation[]
  readonly shipping: Shipping
  readonly coupon: NamedCoupon | null
  readonly couponOff: number
  /** The points that pay for it. */
  readonly points: number
  readonly priced: PricedOrder<
    SkuLine & { readonly originalPrice: number; readonly item: { kind: string; id: string } }
  >
}

/** A shop's part of a trade before offers. */
export interface ShopBasis extends OfferedShop {
  /** The points that the deals of its lines ask for; null without deals. */
  readonly asked: number | null
  readonly lines: readonly SkuLine[]
  readonly allocations: readonly Allocation[]
  shipping(off: number): Shipping
}

/** Whether lines are bought under a deal, which no other offers go with and which is shipped for nothing. */
export const isDeal = (lines: readonly SkuLine[]): boolean => lines.some(({ deal }) => deal !== null)

/** The discounts that a shop gives for lines. */
export const discountsFor = (lines: readonly SkuLine[]): SkuInFull['full_discounts'] =>
  isDeal(lines) ? [] : (lines[0]?.sku.full_discounts ?? [])

/** The discounts of one order, in the order in which they are applied. */
function discountsOf(
  { lines, goods }: ShopBasis,
  { discount, coupon, couponOff }: ShopOffers<NamedCoupon>,
  { coupon: platform, off, points }: OfPlatform,
): Discount[] {
  const full = fullDiscount(discountsFor(lines), goods).best
  const common = { yields: false }
  return [
    ...(full
      ? [
          {
            ...common,
            component: 'fullDiscount',
            label: discountLabel(full),
            amount: discount,
            fundedBy: 'store',
          } as const,
        ]
      : []),
    ...(coupon
      ? [{ ...common, component: 'storeCoupon', label: coupon.name, amount: couponOff, fundedBy: 'store' } as const]
      : []),
    ...(platform
      ? [{ ...common, component: 'envelope', label: platform.name, amount: off, fundedBy: 'platform' } as const]
      : []),
    ...(points > 0
      ? [
          {
            ...({ ...common, component: 'points', label: labels.points, amount: points } as const),
            ...({ fundedBy: 'platform', pays: true } as const),
          },
        ]
      : []),
  ]
}

/** A shop's part of a trade under its offers. */
export function tradeOfShop(
  basis: ShopBasis,
  offers: ShopOffers<NamedCoupon>,
  asking: PricingContext,
  ofPlatform: OfPlatform,
): ShopTrade {
  const { lines, allocations, id } = basis
  const shipping = basis.shipping(offers.discount + offers.couponOff)
  const priced = inOrderOf(lines, (sorted) =>
    priceOrder({
      kind: 'mall',
      scopes: [{ type: 'store', id }],
      isMember: asking.isMember,
      now: asking.now,
      lines: sorted.map((line) => ({
        ...line,
        originalPrice: Math.max(line.sku.shop_price, line.price),
        item: { kind: 'sku', id: line.sku.id },
      })),
      goodsLabel: labels.goods,
      fees: [{ component: 'delivery', label: labels.shipping, amount: shipping.fee, original: null }],
      discounts: discountsOf(basis, offers, ofPlatform),
      ...shippingCouponOf(ofPlatform),
    }),
  )
  const { coupon, couponOff } = offers
  // The points of a deal are what it costs, no saving.
  const saved = isDeal(lines) ? Math.max(0, priced.saved - ofPlatform.points) : priced.saved
  const { points } = ofPlatform
  return { shopId: id, lines, allocations, shipping, coupon, couponOff, points, priced: { ...priced, saved } }
}

/** The shipping coupon of a trade as that of one order, with its share of the reduction. */
function shippingCouponOf({ shippingCoupon, shippingOff }: OfPlatform) {
  if (!shippingCoupon || shippingOff === 0) return { couponIds: [] }
  return { coupons: [{ ...shippingCoupon, minimum: 0, amount: shippingOff }], couponIds: [shippingCoupon.id] }
}

type PricedLines = ShopTrade['priced']

/** Prices lines in the order of their SKUs, so that no fen depends on theirs, and answers by the lines as they are. */
function inOrderOf(lines: readonly SkuLine[], price: (sorted: readonly SkuLine[]) => PricedLines): PricedLines {
  const sorted = [...lines].sort((one, other) => (one.sku.id < other.sku.id ? -1 : 1))
  const places = lines.map((line) => sorted.indexOf(line))
  const priced = price(sorted)
  const back = <T>(each: readonly T[]): T[] => places.flatMap((place) => each.slice(place, place + 1))
  return {
    ...priced,
    lines: back(priced.lines),
    paid: back(priced.paid),
    components: priced.components.map((part) => ({ ...part, perLine: part.perLine && back(part.perLine) })),
  }
}

/** Platform's part of an order: coupons over all shops, and the customer's points. */
export interface OfPlatform {
  readonly coupon: NamedCoupon | null
  readonly off: number
  readonly points: number
  readonly shippingCoupon: NamedCoupon | null
  /** Reduction of this order's shipping. */
  readonly shippingOff: number
}
