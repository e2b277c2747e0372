import type { Address } from '@contract/entities/address'
import type { CouponSlot } from '@contract/entities/coupon'
import type { LeftOutLine, MallQuote, MallQuoteLine, PriceComponent, ShopQuote } from '@contract/entities/order'
import type { DeliveryDates } from '@contract/entities/product'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Bilingual, MallRequest } from '../../../database/schema'
import type { Config } from '../../../config'
import { messageOf } from '../../../http/errors'
import { componentView } from '../../order/view'
import type { AddressRow } from '../../address/queries'
import type { CustomerCouponRow } from '../../coupon/queries/owned'
import { pointsFor } from '../../points/ledger'
import { sum } from '../../pricing/amounts'
import { slotOf } from '../../pricing/coupon-rules'
import { type PricingContext, type CouponJudgement, judgeCoupon } from '../pricing/offers'
import { balanceOf, type OrderTerms, termsView } from '../presale/terms'
import { datesOf, shipsBy } from '../shipping/dates'
import { choiceText, pictureOf, type SkuLine } from '../trade/lines'
import type { LeftOut, PricedTrade } from '../trade/price'
import type { ShopTrade } from '../trade/shop-price'
import { soldComponents } from '../../pricing/order'

interface Reader extends PricingContext {
  readonly language: Language
}

/** Name and region of a warehouse. */
interface Place {
  readonly name: Bilingual
  readonly region: string
}

/** Input of a quote's view. */
interface Quoted {
  readonly id: string
  readonly expiresAt: Date
  readonly request: MallRequest
  readonly trade: PricedTrade
  readonly address: AddressRow | null
  readonly coupons: readonly CustomerCouponRow[]
  /** Number of the platform's red envelopes that the customer can claim; 0 where one is usable. */
  readonly claimable: number
  readonly presale: OrderTerms | null
  readonly places: ReadonlyMap<string, Place>
  readonly at: Date
  readonly settings: Config
}

/** The coupons over all shops of a trade that take anything off. */
export function commonCouponIds({ offers }: PricedTrade): string[] {
  const { platform, platformOff, shipping, shippingOff } = offers
  return [...(platform && platformOff > 0 ? [platform.id] : []), ...(shipping && shippingOff > 0 ? [shipping.id] : [])]
}

/** The coupons of a trade that take anything off. */
export function usedCouponIds(trade: PricedTrade): string[] {
  const ofShops = trade.shops.flatMap(({ coupon, couponOff }) => (coupon && couponOff > 0 ? [coupon.id] : []))
  return [...ofShops, ...commonCouponIds(trade)]
}

/** Each coupon with whether it could be used for a trade by itself. */
export const judgeCoupons = (
  { offered }: PricedTrade,
  coupons: readonly CustomerCouponRow[],
  asking: PricingContext,
): (CouponJudgement & { readonly coupon: CustomerCouponRow })[] =>
  coupons.map((coupon) => ({ coupon, ...judgeCoupon(offered, coupon, asking) }))

/** The coupons that could be used for a trade. */
export const usableCoupons = (
  trade: PricedTrade,
  coupons: readonly CustomerCouponRow[],
  asking: PricingContext,
): CustomerCouponRow[] =>
  judgeCoupons(trade, coupons, asking)
    .filter(({ reason }) => reason === null)
    .map(({ coupon }) => coupon)

const skuView = ({ sku, quantity, price, priceKind, deal }: SkuLine, language: Language): MallQuoteLine => ({
  productId: sku.product_id,
  skuId: sku.id,
  name: sku.name[language],
  picture: pictureOf(sku),
  choice: choiceText(sku)[language],
  quantity,
  price,
  shopPrice: sku.shop_price,
  priceKind,
  points: deal?.points ?? 0,
})

const failures = {
  notDeliverable: 'notShippedThere',
  soldOut: 'soldOut',
  offSale: 'productNotFound',
  skuGone: 'specificationInvalid',
  shopClosed: 'storeClosed',
  overPurchaseLimit: 'overPurchaseLimit',
} as const satisfies Record<LeftOut, string>

type LeftOutOfTrade = PricedTrade['leftOut'][number]

const whyLeftOut = ({ line, reason }: LeftOutOfTrade) => ({
  failure: failures[reason],
  details: { limit: line.limit ?? line.most },
})

function leftOutView(each: LeftOutOfTrade, language: Language): LeftOutLine {
  const { failure, details } = whyLeftOut(each)
  return { ...skuView(each.line, language), reason: each.reason, message: messageOf(failure, language, details) }
}

/** The parcels that a shop would send, in the order of the lines that begin them. */
function parcelsView({ allocations }: ShopTrade, places: Quoted['places'], language: Language): ShopQuote['parcels'] {
  const warehouseIds = [...new Set(allocations.map(({ warehouseId }) => warehouseId))]
  return warehouseIds.map((id, index) => ({
    number: index + 1,
    warehouse: places.get(id)?.name[language] ?? '',
    lines: allocations
      .filter(({ warehouseId }) => warehouseId === id)
      .map(({ position, quantity }) => ({ position, quantity })),
  }))
}

/** The dates of a shop's part, if it is paid now; of a presale, those of its day. */
function quotedDates({ allocations }: ShopTrade, { places, at, settings, address, presale }: Quoted): DeliveryDates {
  const from = allocations.flatMap(({ warehouseId }) => places.get(warehouseId)?.region ?? [])
  return datesOf(settings, presale?.ships_by ?? shipsBy(settings, at), { from, to: address?.region_code })
}

function shopView(
  shop: ShopTrade,
  quoted: Quoted,
  usable: readonly CustomerCouponRow[],
  { language }: Reader,
): ShopQuote {
  const { priced, lines, shipping, coupon, couponOff, shopId } = shop
  const [first] = lines
  return {
    shop: { id: shopId, name: first?.sku.shop_name[language] ?? '', logo: first?.sku.shop_logo ?? noLogo },
    lines: lines.map((line) => skuView(line, language)),
    parcels: parcelsView(shop, quoted.places, language),
    components: soldComponents(priced).map((component) => componentView(component, language)),
    total: priced.total,
    saved: priced.saved,
    shippingFee: shipping.fee,
    missingForFree: shipping.missing,
    ...quotedDates(shop, quoted),
    coupon: { couponId: couponOff > 0 ? (coupon?.id ?? null) : null, off: couponOff, usable: ofStore(usable, shopId) },
  }
}

/** Number of some coupons that belong to a store. */
const ofStore = (coupons: readonly CustomerCouponRow[], storeId: string): number =>
  coupons.filter(({ store_id }) => store_id === storeId).length

/** Number of some coupons that take a slot. */
export const inSlot = (coupons: readonly CustomerCouponRow[], slot: CouponSlot): number =>
  coupons.filter(({ kind }) => slotOf(kind) === slot).length

const noLogo = { path: '', colour: 'transparent' }

/** The names of components that each shop names in its own way. */
const sumLabels: Partial<Record<PriceComponent['kind'], Bilingual>> = {
  fullDiscount: { en: 'Shop offers', zh: '店铺优惠' },
  storeCoupon: { en: 'Store coupons', zh: '店铺券' },
}

/** The components of several orders by their kind, in the order of the first one's. */
function summed(all: readonly PriceComponent[], language: Language): PriceComponent[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const same = all.filter((each) => each.kind === kind)
    const [first] = same
    if (!first) return []
    const labels = new Set(same.map(({ label }) => label))
    const originals = same.some(({ original }) => original !== null)
    return [
      {
        kind,
        label: labels.size === 1 ? first.label : (sumLabels[kind]?.[language] ?? first.label),
        amount: sum(same, ({ amount }) => amount),
        original: originals ? sum(same, ({ amount, original }) => original ?? amount) : null,
      },
    ]
  })
}

/** The points of a quote, and those that its orders will earn. */
function pointsView({ points, shops }: PricedTrade, isMember: boolean): MallQuote['points'] {
  const { balance, usable, used } = points
  const toEarn = sum(shops, ({ priced }) => pointsFor(priced.total, isMember))
  return { balance, usable, used, share: limits.pointsSharePercent, step: limits.pointsStep, toEarn }
}

/** Reason why a trade cannot be placed, that of its first line when all are left out; null when it can. */
export function refusalOf(
  { shops, leftOut, points }: PricedTrade,
  address: AddressRow | null,
  { changes }: Pick<MallRequest, 'changes'>,
) {
  const [first] = leftOut
  if (shops.length === 0) return first ? whyLeftOut(first) : because('cartEmpty')
  if (address === null && !changes) return because('addressRequired')
  return points.used > points.balance ? because('pointsInsufficient') : null
}

const because = <Name extends string>(failure: Name) => ({ failure, details: {} })

function blockerOf({ trade, address, request }: Quoted, language: Language): MallQuote['blocker'] {
  const refused = refusalOf(trade, address, request)
  return refused && { failure: refused.failure, message: messageOf(refused.failure, language, refused.details) }
}

/** A quote of a trade in the caller's language. */
export function quoteView(quoted: Quoted, reader: Reader, address: Address | null): MallQuote {
  const { trade, coupons } = quoted
  const { language } = reader
  const usable = usableCoupons(trade, coupons, reader)
  const shops = trade.shops.map((shop) => shopView(shop, quoted, usable, reader))
  const { platform, platformOff, shipping, shippingOff } = trade.offers
  return {
    id: quoted.id,
    kind: 'mall',
    dealId: quoted.request.dealId ?? null,
    address,
    shops,
    leftOut: trade.leftOut.map((each) => leftOutView(each, language)),
    envelope: {
      couponId: platformOff > 0 ? (platform?.id ?? null) : null,
      off: platformOff,
      usable: inSlot(usable, 'envelope'),
      claimable: quoted.claimable,
    },
    shippingCoupon: {
      couponId: shippingOff > 0 ? (shipping?.id ?? null) : null,
      off: shippingOff,
      usable: inSlot(usable, 'delivery'),
    },
    points: pointsView(trade, reader.isMember),
    presale: quoted.presale && termsView(quoted.presale, balanceOf(quoted.presale, trade.total)),
    components: summed(
      shops.flatMap(({ components }) => components),
      language,
    ),
    count: sum(trade.shops, ({ lines }) => sum(lines, ({ quantity }) => quantity)),
    total: trade.total,
    saved: sum(shops, ({ saved }) => saved),
    blocker: blockerOf(quoted, language),
    expiresAt: quoted.expiresAt.toISOString(),
  }
}
