import { splitByKey, sum } from '../../pricing/amounts'
import { fullDiscount } from '../../pricing/full-discount'
import type { NamedCoupon } from '../../pricing/order'
import { bestOffers, leastOf, offersWith, type TradeOffers } from '../pricing/offers'
import { pointsOf, type PointsChoice, type TradePoints } from '../pricing/points'
import { ruleFor, type ShippedLine, type Shipping, shippingOf, type Template } from '../shipping/fee'
import { allocate, type Allocation, type StockRow } from '../stock/allocate'
import type { SkuLine, Unavailable } from './lines'
import type { SkuInFull } from './queries'
import { discountsFor, isDeal, type ShopBasis, type ShopTrade, tradeOfShop } from './shop-price'

/** The input of pricing, for a quote and for its orders. */
export interface TradeInput {
  readonly lines: readonly SkuLine[]
  readonly stock: readonly StockRow[]
  /** The region code of the address; undefined without one, when nothing is known of shipping. */
  readonly region: string | undefined
  readonly coupons: readonly NamedCoupon[]
  /** The coupons to use; undefined for those under which least is paid. */
  readonly couponIds: readonly string[] | undefined
  /** The customer's points. */
  readonly points: PointsChoice
  /** Lower bound of each shop's goods after coupons; a single unit if omitted. */
  readonly least?: number | undefined
  readonly isMember: boolean
  readonly now: Date
}

/** Reason why a line is left out of a trade. */
export type LeftOut = Unavailable | 'notDeliverable' | 'overPurchaseLimit'

/** A priced trade over several shops. */
export interface PricedTrade {
  /** The shops as offers were chosen for them. */
  readonly offered: readonly ShopBasis[]
  readonly shops: readonly ShopTrade[]
  readonly leftOut: readonly { readonly line: SkuLine; readonly reason: LeftOut }[]
  readonly offers: TradeOffers<NamedCoupon>
  readonly points: TradePoints
  readonly total: number
}

const templateOf = ({ template_id: id, unit, rules, excluded }: SkuInFull): Template => ({ id, unit, rules, excluded })

/** Reason why a line cannot be bought in its quantity and shipped to the region; null when it can. */
function obstacleOf(line: SkuLine, region: string | undefined): LeftOut | null {
  if (line.unavailable) return line.unavailable
  if (line.quantity > (line.sku.stock ?? 0)) return 'soldOut'
  if (line.quantity > line.most) return 'overPurchaseLimit'
  return isShippedTo(line, region) ? null : 'notDeliverable'
}

/** Whether a line's shop ships it to a region; without one, that is not known to be refused. */
export const isShippedTo = ({ sku }: SkuLine, region: string | undefined): boolean =>
  region === undefined || ruleFor(templateOf(sku), region) !== undefined

/** Price of some lines before any offer. */
export const goodsOf = (lines: readonly SkuLine[]): number => sum(lines, ({ price, quantity }) => price * quantity)

/** The lines of a shop as they are shipped, once the shop's offers take off so much. */
function shippedLines(lines: readonly SkuLine[], allocations: readonly Allocation[], off: number): ShippedLine[] {
  const paid = splitByKey(goodsOf(lines) - off, lines, ({ sku, price, quantity }) => [sku.id, price * quantity])
  return allocations.map(({ position, warehouseId, quantity }) => {
    const line = lines[position]
    if (!line) throw new Error(`There is no line ${position}`)
    // A line in several parcels counts towards free shipping once: its parts share its price.
    const earlier = sum(
      allocations.slice(
        0,
        allocations.findIndex((each) => each.position === position && each.warehouseId === warehouseId),
      ),
      (each) => (each.position === position ? each.quantity : 0),
    )
    const upTo = (count: number) => Math.floor(((paid[position] ?? 0) * count) / line.quantity)
    return {
      position,
      parcel: warehouseId,
      template: templateOf(line.sku),
      quantity,
      weight: line.sku.weight,
      volume: line.sku.volume,
      amount: upTo(earlier + quantity) - upTo(earlier),
    }
  })
}

/**
 * The smallest amount that is missing to cheaper shipping of one shop's lines to a region, once its offers take off so much;
 * null when nothing gets cheaper. The warehouses do not matter to it.
 */
export function missingForFree(lines: readonly SkuLine[], off: number, region: string): number | null {
  const together = lines.map(({ sku, quantity }, position) => {
    return { position, skuId: sku.id, warehouseId: sku.store_id, quantity }
  })
  return shippingOf(shippedLines(lines, together, off), region).missing
}

const nothing: Shipping = { fee: 0, undeliverable: [], missing: null }

/** A shop's part of a trade before offers; undefined when its stock does not suffice for the lines together. */
function basisOf(lines: readonly SkuLine[], { stock, region, least }: TradeInput): ShopBasis | undefined {
  const [first] = lines
  if (!first) return undefined
  const wanted = lines.map(({ sku, quantity }, position) => ({ position, skuId: sku.id, quantity }))
  const shippingBy = (allocations: readonly Allocation[], off: number) =>
    region === undefined || isDeal(lines) ? nothing : shippingOf(shippedLines(lines, allocations, off), region)
  const allocations = allocate(wanted, stock, (each) => shippingBy(each, 0).fee)
  if (!allocations) return undefined
  const goods = goodsOf(lines)
  return {
    id: first.sku.store_id,
    goods,
    least,
    discount: fullDiscount(discountsFor(lines), goods).best?.off ?? 0,
    asked: isDeal(lines) ? sum(lines, ({ deal, quantity }) => (deal?.points ?? 0) * quantity) : null,
    lines,
    allocations,
    shipping: (off) => shippingBy(allocations, off),
    shippingFee: (off) => shippingBy(allocations, off).fee,
  }
}

/** Reduction of the platform's coupon by order: in proportion to the remaining goods, above the lower bound of each. */
function sharesOfPlatform(
  shops: readonly ShopBasis[],
  { shops: offers, platformOff }: TradeOffers<NamedCoupon>,
): number[] {
  const left = shops.map((shop, index) => {
    const { id, goods } = shop
    const { discount = 0, couponOff = 0 } = offers[index] ?? {}
    return { id, left: Math.max(0, goods - discount - couponOff - leastOf(shop)) }
  })
  return splitByKey(platformOff, left, (shop) => [shop.id, shop.left])
}

/** Reduction of the shipping coupon by order. */
const sharesOfShipping = (
  shops: readonly ShopBasis[],
  { shops: offers, shippingOff }: TradeOffers<NamedCoupon>,
): number[] =>
  splitByKey(
    shippingOff,
    shops.map(({ id }, index) => ({ id, fee: offers[index]?.fee ?? 0 })),
    ({ id, fee }) => [id, fee],
  )

/**
 * Prices a trade over several shops of the mall (product text §2, §5): lines that cannot be bought or are not shipped there are
 * left out, and the rest is bought under the coupons named, or those under which least is paid. Undefined when the named
 * coupons cannot be used together.
 */
export function priceTrade(input: TradeInput): PricedTrade | undefined {
  const judged = input.lines.map((line) => ({ line, reason: obstacleOf(line, input.region) }))
  const open = judged.filter(({ reason }) => reason === null).map(({ line }) => line)
  const shopIds = [...new Set(open.map(({ sku }) => sku.store_id))]
  const bases = shopIds.flatMap((id) => {
    const ofShop = open.filter(({ sku }) => sku.store_id === id)
    return basisOf(ofShop, input) ?? []
  })
  const chosen = input.coupons.filter(({ id }) => input.couponIds?.includes(id))
  const offers = input.couponIds ? offersWith(bases, chosen, input) : bestOffers(bases, input.coupons, input)
  if (!offers) return undefined
  const offs = sharesOfPlatform(bases, offers)
  const shippingOffs = sharesOfShipping(bases, offers)
  const payable = bases.map(({ id, goods, asked }, index) => {
    const { discount = 0, couponOff = 0 } = offers.shops[index] ?? {}
    return { id, left: goods - discount - couponOff - (offs[index] ?? 0), asked }
  })
  const points = pointsOf(payable, input.points)
  const shops = bases.flatMap((basis, index) => {
    const own = offers.shops[index]
    const ofPlatform = {
      ...{ coupon: offers.platform, off: offs[index] ?? 0, points: points.ofShops[index] ?? 0 },
      ...{ shippingCoupon: offers.shipping, shippingOff: shippingOffs[index] ?? 0 },
    }
    return own ? [tradeOfShop(basis, own, input, ofPlatform)] : []
  })
  const bought = new Set(shops.flatMap(({ lines }) => lines))
  return {
    offered: bases,
    shops,
    leftOut: judged.flatMap(({ line, reason }) =>
      bought.has(line) ? [] : [{ line, reason: reason ?? ('soldOut' as const) }],
    ),
    offers,
    points,
    total: sum(shops, ({ priced }) => priced.total),
  }
}
