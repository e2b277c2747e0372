import * as z from 'zod/mini'
import { mall, mallStatuses } from '../states/mall'
import { parcelStates } from '../states/parcel'
import { Address } from './address'
import { LineAfterSales } from './after-sale'
import { Amount, Id, Instant, Picture, UtcOffset } from './common'
import { soldSku } from './mall-cart'
import { linePayment, orderDetail, orderHead, PriceComponent, priceParts, SoldItem, StoreRef } from './order-head'
import { OrderPresale } from './presale'
import { DeliveryDates } from './product'

/** Reason why a line is left out of a quote: it is not shipped there, or cannot be bought. */
export const leftOutReasons = [
  'notDeliverable',
  'soldOut',
  'offSale',
  'skuGone',
  'shopClosed',
  'overPurchaseLimit',
] as const

/** A line of a quote that is bought. */
export const MallQuoteLine = z.object({
  ...soldSku,
  /** The points that one asks for, a part of `price`; 0 but under a deal. */
  points: z.int(),
})
export type MallQuoteLine = z.output<typeof MallQuoteLine>

/** A line that is left out of a quote and stays in the cart; `message` says why in the caller's language. */
export const LeftOutLine = z.object({ ...soldSku, reason: z.enum(leftOutReasons), message: z.string() })
export type LeftOutLine = z.output<typeof LeftOutLine>

/** Planned shipment of one warehouse, by line of the shop. */
export const PlannedParcel = z.object({
  number: z.int(),
  warehouse: z.string(),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
})

/** A coupon of a quote and how many could be used in its place. */
export const UsedCoupon = z.object({ couponId: z.nullable(Id), off: Amount, usable: z.int() })

/** A coupon of a quote, how many could be used in its place, and how many can be claimed where none could. */
export const UsedOrClaimableCoupon = z.extend(UsedCoupon, { claimable: z.int() })

/** Points in a quote; one point pays the smallest unit of money. */
export const QuotePoints = z.object({
  /** The caller's points; below zero when points are owed. */
  balance: z.int(),
  /** Points that this quote can take: of the balance, at most a share of the price of the goods, in whole steps. */
  usable: z.int(),
  /** Points that it takes. */
  used: z.int(),
  /** The share of the goods that points may pay, in percent. */
  share: z.int(),
  /** The step in which they are used. */
  step: z.int(),
  /** Points that the orders earn if none of it is refunded. */
  toEarn: z.int(),
})
export type QuotePoints = z.output<typeof QuotePoints>

/** One shop's part of a quote, which becomes an order. */
export const ShopQuote = z.object({
  shop: StoreRef,
  lines: z.array(MallQuoteLine),
  parcels: z.array(PlannedParcel),
  ...priceParts,
  shippingFee: Amount,
  /** The amount that is missing to free shipping; null when nothing is. */
  missingForFree: z.nullable(Amount),
  ...DeliveryDates.shape,
  coupon: UsedCoupon,
})
export type ShopQuote = z.output<typeof ShopQuote>

/** Reason why a trade cannot be submitted. */
export const mallBlockers = [
  'addressRequired',
  'cartEmpty',
  'pointsInsufficient',
  'notShippedThere',
  'soldOut',
  'productNotFound',
  'specificationInvalid',
  'storeClosed',
  'overPurchaseLimit',
] as const

/** The price of a trade over several shops, guaranteed until `expiresAt` unless its inputs change. */
export const MallQuote = z.object({
  id: Id,
  kind: z.literal('mall'),
  /** The deal of the points mall or of a flash sale under which it is bought; no other offers apply beside it. */
  dealId: z.nullable(Id),
  address: z.nullable(Address),
  shops: z.array(ShopQuote),
  leftOut: z.array(LeftOutLine),
  /** The red envelope over all shops. */
  envelope: UsedOrClaimableCoupon,
  /** The coupon for the shipping of all shops. */
  shippingCoupon: UsedCoupon,
  points: QuotePoints,
  /** Presale terms of its payment and shipping. */
  presale: z.nullable(z.omit(OrderPresale, { step: true, depositPaidAt: true, forfeited: true })),
  /** The sums of the shops' components by kind. */
  components: z.array(PriceComponent),
  count: z.int(),
  total: Amount,
  saved: Amount,
  /** Reason why it cannot be submitted, the reason of its first line when all are left out; null when it can. */
  blocker: z.nullable(z.object({ failure: z.enum(mallBlockers), message: z.string() })),
  expiresAt: Instant,
})
export type MallQuote = z.output<typeof MallQuote>

export const MallStatus = z.enum(mallStatuses)
export const ParcelState = z.enum(parcelStates)

/** Tracking event of a parcel. */
export const ParcelNews = z.object({
  state: ParcelState,
  /** In the carrier's words. */
  text: z.string(),
  at: Instant,
  /** The phone that the text names, such as a courier's. */
  phone: z.nullable(z.string()),
})
export type ParcelNews = z.output<typeof ParcelNews>

/** A parcel of an order. */
export const Parcel = z.object({
  id: Id,
  number: z.int(),
  state: ParcelState,
  warehouse: z.string(),
  /** The carrier's name and the tracking number, once it is shipped. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  shippedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
  /** Latest tracking event. */
  news: z.nullable(ParcelNews),
  /** Whether it is on its way and was not scanned for a day. */
  quiet: z.boolean(),
  /** Code of the parcel locker. */
  lockerCode: z.nullable(z.string()),
})
export type Parcel = z.output<typeof Parcel>

/** Item of a parcel. */
export const ParcelItem = z.object({ position: z.int(), name: z.string(), picture: Picture, quantity: z.int() })

/** A parcel with its items. */
export const ParcelWithItems = z.extend(Parcel, {
  items: z.array(ParcelItem),
  /** The carrier's service number. */
  carrierPhone: z.nullable(z.string()),
})
export type ParcelWithItems = z.output<typeof ParcelWithItems>

/** Tracking and destination of a parcel. */
export const ParcelTrack = z.extend(ParcelWithItems, {
  orderId: Id,
  status: MallStatus,
  utcOffset: UtcOffset,
  /** All parcels of the order. */
  parcels: z.array(z.object({ id: Id, number: z.int() })),
  /** Tracking events, newest first. */
  events: z.array(ParcelNews),
  destination: Address,
})
export type ParcelTrack = z.output<typeof ParcelTrack>

/** A mall order as the list shows it. */
export const MallSummary = z.object({
  ...orderHead,
  kind: z.literal('mall'),
  store: StoreRef,
  status: MallStatus,
  /** The choice of the first line. */
  note: z.string(),
  /** Number of orders that wait to be paid together, itself included; 0 once it is paid. */
  paidTogether: z.int(),
  parcels: z.int(),
  parcelsShipped: z.int(),
  /** Presale terms of its payment. */
  presale: z.nullable(OrderPresale),
  parcelsDelivered: z.int(),
})
export type MallSummary = z.output<typeof MallSummary>

/** A line of a mall order. */
export const MallOrderedLine = z.extend(SoldItem, {
  ...linePayment,
  productId: Id,
  skuId: Id,
  shopPrice: Amount,
  priceKind: soldSku.priceKind,
  afterSales: LineAfterSales,
  /** Whether it was reviewed; what is refunded in full cannot be. */
  reviewed: z.boolean(),
})
export type MallOrderedLine = z.output<typeof MallOrderedLine>

/** Everything about one mall order. */
export const MallDetail = z.extend(MallSummary, {
  ...orderDetail,
  lines: z.array(MallOrderedLine),
  address: Address,
  remark: z.string(),
  parcels: z.int(),
  parcelList: z.array(Parcel),
  /** The other orders that were placed with it. */
  tradeOrderIds: z.array(Id),
  /**
   * Time at which receipt confirms itself; null before everything is shipped, and while an after-sales case stops the
   * clock.
   */
  receiptBefore: z.nullable(Instant),
  /** Whether the customer can take more time before receipt confirms itself. */
  canExtend: z.boolean(),
  /** Time from which the shop can be reminded again; null when it can be now. */
  remindAgainAt: z.nullable(Instant),
  ...DeliveryDates.shape,
})
export type MallDetail = z.output<typeof MallDetail>

/** Orders of the mall as a kind of orders. */
export const mallOrders = { machine: mall, summary: MallSummary, detail: MallDetail }
