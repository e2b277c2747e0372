import type { CouponReason } from '@contract/entities/coupon'
import type { Money } from '@contract/money'
import { sum } from '../../pricing/amounts'
import { couponRules } from '../../pricing/coupon-rules'
import { type Basis, obstacle, type OfferCoupon } from '../../pricing/offers'

/** A shop's part of a trade, as offers are chosen for it. Amounts in fen. */
export interface OfferedShop {
  readonly id: string
  /** Price of its lines for the customer. */
  readonly goods: Money
  /** The shop's own discount for this much. */
  readonly discount: Money
  /** Lower bound of its goods after coupons; a single unit unless more is paid separately, such as a deposit. */
  readonly least?: Money | undefined
  /** The shipping fee once this much is taken off by the shop's offers. */
  shippingFee(off: Money): Money
}

/** Pricing context: membership and time. */
export interface PricingContext {
  readonly isMember: boolean
  readonly now: Date
}

/** The offers of one shop. */
export interface ShopOffers<Coupon extends OfferCoupon> {
  readonly discount: Money
  readonly coupon: Coupon | null
  readonly couponOff: Money
  readonly fee: Money
}

/** A legal set of offers for a trade over several shops, with its total. */
export interface TradeOffers<Coupon extends OfferCoupon> {
  /** In the order of the shops. */
  readonly shops: readonly ShopOffers<Coupon>[]
  /** The coupon of the platform over all shops. */
  readonly platform: Coupon | null
  readonly platformOff: Money
  /** The coupon for the shipping of all shops. */
  readonly shipping: Coupon | null
  readonly shippingOff: Money
  readonly total: Money
}

/** The coupons that are used over all shops. */
type Common<Coupon extends OfferCoupon> = Pick<TradeOffers<Coupon>, 'platform' | 'shipping'>

/** Lower bound of each order of a trade, since providers accept no payment of zero. */
const leastGoods = 1

/** Lower bound of a shop's goods after offers. */
export const leastOf = ({ least = leastGoods }: Pick<OfferedShop, 'least'>): Money => least

const isOfShops = ({ kind }: OfferCoupon): boolean => couponRules[kind].scope === 'store'
const isOfPlatform = ({ kind }: OfferCoupon): boolean =>
  couponRules[kind].slot === 'envelope' && couponRules[kind].takesOff === 'goods'

const isOfShipping = ({ kind }: OfferCoupon): boolean => couponRules[kind].takesOff !== 'goods'

const basisOf = (
  { isMember, now }: PricingContext,
  goods: Money,
  { shopId, fees }: { shopId?: string; fees?: Money } = {},
): Basis => ({
  kind: 'mall',
  scopes: shopId === undefined ? [] : [{ type: 'store', id: shopId }],
  isMember,
  now,
  goods,
  fees: fees === undefined ? {} : { delivery: fees },
  discounts: [],
})

const faceOf = ({ percent, amount }: OfferCoupon, goods: Money): Money =>
  percent === null ? amount : Math.min(amount, Math.floor((goods * percent) / 100))

const goesWithDiscounts = (coupon: OfferCoupon | null): boolean => coupon?.with_full_discount ?? true

/** Whether the shops' discounts hold beside the coupons that are used over all shops. */
const areTogether = ({ platform, shipping }: Common<OfferCoupon>): boolean =>
  goesWithDiscounts(platform) && goesWithDiscounts(shipping)

/** Discount and coupon of a shop; a coupon that excludes the discount replaces it. */
function offersOf<Coupon extends OfferCoupon>(
  shop: OfferedShop,
  coupon: Coupon | null,
  together: boolean,
): ShopOffers<Coupon> {
  const most = Math.max(0, shop.goods - leastOf(shop))
  const discount = together && goesWithDiscounts(coupon) ? Math.min(shop.discount, most) : 0
  const couponOff = coupon ? Math.min(faceOf(coupon, shop.goods), most - discount) : 0
  return { discount, coupon, couponOff, fee: shop.shippingFee(discount + couponOff) }
}

/** A trade under chosen offers; undefined for a shipping coupon where nothing is asked for shipping. */
function tradeOf<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  offers: readonly ShopOffers<Coupon>[],
  { platform, shipping }: Common<Coupon>,
): TradeOffers<Coupon> | undefined {
  const goods = sum(shops, (shop) => shop.goods)
  const left = goods - sum(offers, ({ discount, couponOff }) => discount + couponOff)
  const most = Math.max(0, left - sum(shops, leastOf))
  const platformOff = platform ? Math.min(faceOf(platform, goods), most) : 0
  const fees = sum(offers, ({ fee }) => fee)
  if (shipping && fees === 0) return undefined
  const shippingOff = shipping ? Math.min(shipping.amount, fees) : 0
  const total = left - platformOff + fees - shippingOff
  return { shops: offers, platform, platformOff, shipping, shippingOff, total }
}

/** The coupons that could be used for a shop. */
const usableAt = <Coupon extends OfferCoupon>(
  shop: OfferedShop,
  coupons: readonly Coupon[],
  asking: PricingContext,
): Coupon[] =>
  coupons.filter(
    (coupon) => isOfShops(coupon) && obstacle(basisOf(asking, shop.goods, { shopId: shop.id }), coupon) === null,
  )

/** The coupons of a kind that could be used over all shops of a trade, whatever its shipping costs in the end. */
const usableForAll = <Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  asking: PricingContext,
  isOfKind: (coupon: OfferCoupon) => boolean,
): Coupon[] => {
  const goods = sum(shops, (shop) => shop.goods)
  const basis = basisOf(asking, goods, { fees: 1 })
  return coupons.filter((coupon) => isOfKind(coupon) && obstacle(basis, coupon) === null)
}

const endOf = (coupon: OfferCoupon | null): string => (coupon ? coupon.valid_until.toISOString() + coupon.id : '')
const couponsOf = <Coupon extends OfferCoupon>({ shops, platform, shipping }: TradeOffers<Coupon>): Coupon[] =>
  [...shops.map(({ coupon }) => coupon), platform, shipping].filter((coupon) => coupon !== null)

/** Less to pay first, then fewer coupons, then those that end sooner. */
function better<Coupon extends OfferCoupon>(one: TradeOffers<Coupon>, other: TradeOffers<Coupon>): boolean {
  if (one.total !== other.total) return one.total < other.total
  const [mine, theirs] = [couponsOf(one), couponsOf(other)]
  if (mine.length !== theirs.length) return mine.length < theirs.length
  return mine.map(endOf).sort().join() < theirs.map(endOf).sort().join()
}

const left = <Coupon extends OfferCoupon>(shops: readonly ShopOffers<Coupon>[]): Money =>
  -sum(shops, ({ discount, couponOff }) => discount + couponOff)

/** Of two choices with the same fees the one that takes off more, then with fewer coupons, then those that end sooner. */
function preferred<Coupon extends OfferCoupon>(
  one: readonly ShopOffers<Coupon>[],
  other: readonly ShopOffers<Coupon>[] | undefined,
): readonly ShopOffers<Coupon>[] {
  if (!other) return one
  if (left(one) !== left(other)) return left(one) < left(other) ? one : other
  const ends = [one, other].map((all) => all.flatMap(({ coupon }) => (coupon ? [endOf(coupon)] : [])))
  const [mine = [], theirs = []] = ends
  if (mine.length !== theirs.length) return mine.length < theirs.length ? one : other
  return mine.sort().join() <= theirs.sort().join() ? one : other
}

/**
 * Pareto-optimal choices for the shops, with their discounts or without: the largest reduction for each sum of fees.
 * The rest of the price depends only on the remaining goods and the fees.
 */
function choices<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  together: boolean,
  asking: PricingContext,
): (readonly ShopOffers<Coupon>[])[] {
  let found = new Map<Money, readonly ShopOffers<Coupon>[]>([[0, []]])
  for (const shop of shops) {
    const next: typeof found = new Map()
    for (const [fees, before] of found)
      for (const coupon of [null, ...usableAt(shop, coupons, asking)]) {
        const offers = offersOf(shop, coupon, together)
        next.set(fees + offers.fee, preferred([...before, offers], next.get(fees + offers.fee)))
      }
    found = next
  }
  return [...found.values()]
}

/**
 * The legal set of offers under which least is paid: one coupon a shop, one of the platform over all and one for their
 * shipping.
 */
export function bestOffers<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  asking: PricingContext,
): TradeOffers<Coupon> {
  const platforms = [null, ...usableForAll(shops, coupons, asking, isOfPlatform)]
  const shippings = [null, ...usableForAll(shops, coupons, asking, isOfShipping)]
  const [withDiscounts, without] = [true, false].map((together) => choices(shops, coupons, together, asking))
  const trades = platforms.flatMap((platform) =>
    shippings.flatMap((shipping) => {
      const common = { platform, shipping }
      const open = (areTogether(common) ? withDiscounts : without) ?? []
      return open.flatMap((offers) => tradeOf(shops, offers, common) ?? [])
    }),
  )
  return trades.reduce((best, each) => (better(each, best) ? each : best))
}

/** The trade under just these coupons; undefined when they cannot all be used together. */
export function offersWith<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  chosen: readonly Coupon[],
  asking: PricingContext,
): TradeOffers<Coupon> | undefined {
  const platforms = usableForAll(shops, chosen, asking, isOfPlatform)
  const shippings = usableForAll(shops, chosen, asking, isOfShipping)
  const ofShops = shops.map((shop) => usableAt(shop, chosen, asking))
  const slots = [...ofShops, platforms, shippings]
  const used = sum(slots, ({ length }) => length)
  if (slots.some(({ length }) => length > 1) || used < chosen.length) return undefined
  const common = { platform: platforms[0] ?? null, shipping: shippings[0] ?? null }
  const offers = shops.map((shop, index) => offersOf(shop, ofShops[index]?.[0] ?? null, areTogether(common)))
  return tradeOf(shops, offers, common)
}

/** Judgement of a coupon for a trade: the reason why it cannot be used, or its reduction by itself. */
export interface CouponJudgement {
  readonly reason: CouponReason | null
  readonly off: Money
  readonly basis: Basis
}

/**
 * Judges a coupon by itself: a shop's by the goods of the shop, the platform's by all goods, one for shipping by the
 * shipping fee.
 */
export function judgeCoupon(
  shops: readonly OfferedShop[],
  coupon: OfferCoupon,
  asking: PricingContext,
): CouponJudgement {
  const goods = sum(shops, (shop) => shop.goods)
  const together = goesWithDiscounts(coupon)
  if (isOfShops(coupon)) {
    const shop = shops.find(({ id }) => id === coupon.store_id)
    const basis = basisOf(asking, shop?.goods ?? 0, { shopId: shop?.id ?? '' })
    return { reason: obstacle(basis, coupon), off: shop ? offersOf(shop, coupon, true).couponOff : 0, basis }
  }
  const fees = sum(shops, (shop) => offersOf(shop, null, together).fee)
  const basis = basisOf(asking, goods, { fees })
  if (isOfShipping(coupon)) return { reason: obstacle(basis, coupon), off: Math.min(coupon.amount, fees), basis }
  if (!isOfPlatform(coupon)) return { reason: 'otherKind', off: 0, basis }
  return { reason: obstacle(basis, coupon), off: Math.min(faceOf(coupon, goods), goods), basis }
}
