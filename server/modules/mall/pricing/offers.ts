import type { CouponReason } from '@contract/entities/coupon'
import type { Money } from '@contract/money'
import { sum } from '../../pricing/amounts'
import { couponRules } from '../../pricing/coupon-rules'
import { type Basis, obstacle, type OfferCoupon } from '../../pricing/offers'

/** A shop's part of a trade, as offers are chosen for it. Amounts in fen. */
export interface OfferedShop {
  readonly id: string
  /** What its lines cost at the customer's prices. */
  readonly goods: Money
  /** The shop's own discount for this much. */
  readonly discount: Money
  /** What its coupons leave of its goods at least; a single unit unless more is paid apart, such as a deposit. */
  readonly least?: Money | undefined
  /** The shipping fee once this much is taken off by the shop's offers. */
  shippingFee(off: Money): Money
}

/** Who asks and when. */
export interface Asking {
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

/** A legal set of offers for a trade over several shops, with what is paid under it. */
export interface TradeOffers<Coupon extends OfferCoupon> {
  /** In the order of the shops. */
  readonly shops: readonly ShopOffers<Coupon>[]
  /** The coupon of the platform over all shops. */
  readonly platform: Coupon | null
  readonly platformOff: Money
  readonly total: Money
}

/** What each order of a trade costs at least: providers take no payments of nothing. */
const leastGoods = 1

/** What the offers leave of a shop's goods at least. */
export const leastOf = ({ least = leastGoods }: Pick<OfferedShop, 'least'>): Money => least

const isOfShops = ({ kind }: OfferCoupon): boolean => couponRules[kind].scope === 'store'
const isOfPlatform = ({ kind }: OfferCoupon): boolean =>
  couponRules[kind].slot === 'envelope' && couponRules[kind].takesOff === 'goods'

const basisOf = ({ isMember, now }: Asking, goods: Money, shopId?: string): Basis => ({
  kind: 'mall',
  scopes: shopId === undefined ? [] : [{ type: 'store', id: shopId }],
  isMember,
  now,
  goods,
  fees: {},
  discounts: [],
})

const faceOf = ({ percent, amount }: OfferCoupon, goods: Money): Money =>
  percent === null ? amount : Math.min(amount, Math.floor((goods * percent) / 100))

/** What a shop's discount and coupon take off; a coupon that does not go with the discount takes its place. */
function offersOf<Coupon extends OfferCoupon>(
  shop: OfferedShop,
  coupon: Coupon | null,
  platform: OfferCoupon | null,
): ShopOffers<Coupon> {
  const most = Math.max(0, shop.goods - leastOf(shop))
  const together = (coupon?.with_full_discount ?? true) && (platform?.with_full_discount ?? true)
  const discount = together ? Math.min(shop.discount, most) : 0
  const couponOff = coupon ? Math.min(faceOf(coupon, shop.goods), most - discount) : 0
  return { discount, coupon, couponOff, fee: shop.shippingFee(discount + couponOff) }
}

/** A trade under chosen offers. */
function tradeOf<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  offers: readonly ShopOffers<Coupon>[],
  platform: Coupon | null,
): TradeOffers<Coupon> {
  const goods = sum(shops, (shop) => shop.goods)
  const left = goods - sum(offers, ({ discount, couponOff }) => discount + couponOff)
  const most = Math.max(0, left - sum(shops, leastOf))
  const platformOff = platform ? Math.min(faceOf(platform, goods), most) : 0
  return { shops: offers, platform, platformOff, total: left - platformOff + sum(offers, ({ fee }) => fee) }
}

/** The coupons that could be used for a shop. */
const usableAt = <Coupon extends OfferCoupon>(
  shop: OfferedShop,
  coupons: readonly Coupon[],
  asking: Asking,
): Coupon[] =>
  coupons.filter((coupon) => isOfShops(coupon) && obstacle(basisOf(asking, shop.goods, shop.id), coupon) === null)

/** The platform's coupons that could be used for a trade. */
const usableForAll = <Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  asking: Asking,
): Coupon[] => {
  const basis = basisOf(
    asking,
    sum(shops, ({ goods }) => goods),
  )
  return coupons.filter((coupon) => isOfPlatform(coupon) && obstacle(basis, coupon) === null)
}

const endOf = (coupon: OfferCoupon | null): string => (coupon ? coupon.valid_until.toISOString() + coupon.id : '')
const couponsOf = <Coupon extends OfferCoupon>({ shops, platform }: TradeOffers<Coupon>): Coupon[] =>
  [...shops.map(({ coupon }) => coupon), platform].filter((coupon) => coupon !== null)

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
 * The choices for the shops that can be the best, given the platform's coupon: for each sum of fees the one that takes off
 * most. What is left of the goods and the fees are all that the rest of the price depends on.
 */
function choices<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  platform: Coupon | null,
  asking: Asking,
): (readonly ShopOffers<Coupon>[])[] {
  let found = new Map<Money, readonly ShopOffers<Coupon>[]>([[0, []]])
  for (const shop of shops) {
    const next: typeof found = new Map()
    for (const [fees, before] of found)
      for (const coupon of [null, ...usableAt(shop, coupons, asking)]) {
        const offers = offersOf(shop, coupon, platform)
        next.set(fees + offers.fee, preferred([...before, offers], next.get(fees + offers.fee)))
      }
    found = next
  }
  return [...found.values()]
}

/** The legal set of offers under which least is paid: one coupon a shop and one of the platform over all. */
export function bestOffers<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  coupons: readonly Coupon[],
  asking: Asking,
): TradeOffers<Coupon> {
  const platforms = [null, ...usableForAll(shops, coupons, asking)]
  return platforms
    .flatMap((platform) => choices(shops, coupons, platform, asking).map((offers) => tradeOf(shops, offers, platform)))
    .reduce((best, each) => (better(each, best) ? each : best))
}

/** The trade under just these coupons; undefined when they cannot all be used together. */
export function offersWith<Coupon extends OfferCoupon>(
  shops: readonly OfferedShop[],
  chosen: readonly Coupon[],
  asking: Asking,
): TradeOffers<Coupon> | undefined {
  const [platform = null, ...others] = usableForAll(shops, chosen, asking)
  const ofShops = shops.map((shop) => usableAt(shop, chosen, asking))
  const used = sum(ofShops, ({ length }) => length) + (platform ? 1 : 0)
  if (others.length > 0 || ofShops.some(({ length }) => length > 1) || used < chosen.length) return undefined
  const offers = shops.map((shop, index) => offersOf(shop, ofShops[index]?.[0] ?? null, platform))
  return tradeOf(shops, offers, platform)
}

/** How a coupon stands to a trade: why it cannot be used, or what it takes off by itself. */
export interface CouponJudgement {
  readonly reason: CouponReason | null
  readonly off: Money
  readonly basis: Basis
}

/** Judges a coupon by itself: of a shop by what is bought there, of the platform by all that is bought. */
export function judgeCoupon(shops: readonly OfferedShop[], coupon: OfferCoupon, asking: Asking): CouponJudgement {
  const goods = sum(shops, (shop) => shop.goods)
  if (!isOfShops(coupon)) {
    const basis = basisOf(asking, goods)
    if (!isOfPlatform(coupon)) return { reason: 'otherKind', off: 0, basis }
    return { reason: obstacle(basis, coupon), off: Math.min(faceOf(coupon, goods), goods), basis }
  }
  const shop = shops.find(({ id }) => id === coupon.store_id)
  const basis = basisOf(asking, shop?.goods ?? 0, shop?.id ?? '')
  return { reason: obstacle(basis, coupon), off: shop ? offersOf(shop, coupon, null).couponOff : 0, basis }
}
