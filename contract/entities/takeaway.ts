import * as z from 'zod/mini'
import { deliveryMethods, takeawayStatuses, takeawaySteps } from '../states/takeaway'
import { Address } from './address'
import { Amount, Id, Instant, Position, UtcOffset } from './common'
import { CouponSlot } from './coupon'
import { linePayment, orderDetail, orderHead, priceParts, SoldItem, StoreRef } from './order-head'

/** Brought to the customer, or fetched at the store. */
export const Fulfilment = z.enum(['delivery', 'pickup'])
export type Fulfilment = z.output<typeof Fulfilment>

/** One line of a quote or an order of dishes and goods: a snapshot of what is bought. */
export const OrderLine = z.extend(SoldItem, {
  goodsId: Id,
  shopPrice: Amount,
  priceKind: z.enum(['shop', 'member', 'activity']),
})
export type OrderLine = z.output<typeof OrderLine>

/** The failures that stand in a quote's way, and refuse an order that is placed all the same. */
export const blockers = [
  'storeClosed',
  'outOfDeliveryRange',
  'soldOut',
  'overPurchaseLimit',
  'goodsNotFound',
  'belowMinimumOrder',
  'addressRequired',
] as const

/** Why a quote cannot be submitted as it is; `message` is in the caller's language. */
export const Blocker = z.object({
  failure: z.enum(blockers),
  message: z.string(),
  goodsId: z.nullable(Id),
})
export type Blocker = z.output<typeof Blocker>

/** One slot of coupons beside a quote. */
export const QuoteCoupon = z.object({
  slot: CouponSlot,
  /** The one that is used; null is none. */
  couponId: z.nullable(Id),
  off: Amount,
  /** How many the caller could use here. */
  usable: z.int(),
})
export type QuoteCoupon = z.output<typeof QuoteCoupon>

/** A price the server stands by until `expiresAt`, unless what it rests on changes. */
export const Quote = z.object({
  id: Id,
  store: z.extend(StoreRef, {
    deliveredBy: z.enum(['platform', 'store']),
    selfPickup: z.boolean(),
    address: z.string(),
  }),
  fulfilment: Fulfilment,
  address: z.nullable(Address),
  /** The time the customer chose; null is as soon as possible. */
  deliverAt: z.nullable(Instant),
  estimatedAt: Instant,
  /** The store's clock at `estimatedAt`. */
  utcOffset: UtcOffset,
  minutes: z.int(),
  distance: z.int(),
  lines: z.array(OrderLine),
  ...priceParts,
  /** One for each slot; those of the slots with a `couponId` are in the components. */
  coupons: z.array(QuoteCoupon),
  blockers: z.array(Blocker),
  expiresAt: Instant,
})
export type Quote = z.output<typeof Quote>

/** What shall be done when something turns out to be sold out after the order. */
export const IfSoldOut = z.enum(['call', 'replace', 'refund'])
export type IfSoldOut = z.output<typeof IfSoldOut>

/** The statuses of a takeaway order (product text §4). */
export const TakeawayStatus = z.enum(takeawayStatuses)
/** The steps within a status (product text §4). */
export const TakeawayStep = z.enum(takeawaySteps)
/** How an order reaches the customer: who brings it, or that it is fetched. */
export const DeliveryMethod = z.enum(deliveryMethods)

/** Who brings an order, and where the rider is now. */
export const Rider = z.object({
  name: z.string(),
  phone: z.string(),
  likedPercent: z.int(),
  position: Position,
  /** Metres and minutes to go. */
  distance: z.int(),
  minutes: z.int(),
  /** 0 at the store, 1 at the door. */
  progress: z.number(),
})
export type Rider = z.output<typeof Rider>

/** A dish that the store has run out of after it took the order; the customer says what is to become of it. */
export const Shortage = z.object({ position: z.int(), name: z.string(), answerBefore: Instant })
export type Shortage = z.output<typeof Shortage>

/** The time that a rider asked for; `answer` is null while the customer has not said. */
export const Delay = z.object({
  minutes: z.int(),
  askedAt: Instant,
  answerBefore: Instant,
  /** When it is there if the customer agrees. */
  estimatedAt: Instant,
  answer: z.nullable(z.enum(['accepted', 'refused'])),
})
export type Delay = z.output<typeof Delay>

/** A takeaway order as the list shows it. */
export const TakeawaySummary = z.object({
  ...orderHead,
  kind: z.literal('takeaway'),
  store: StoreRef,
  status: TakeawayStatus,
  step: z.nullable(TakeawayStep),
  fulfilment: Fulfilment,
  deliveryMethod: DeliveryMethod,
  /** What was chosen of the first line. */
  note: z.string(),
  estimatedAt: Instant,
  rider: z.nullable(Rider),
  shortage: z.nullable(Shortage),
})
export type TakeawaySummary = z.output<typeof TakeawaySummary>

/** A line of a takeaway order. */
export const OrderedLine = z.extend(OrderLine, linePayment)
export type OrderedLine = z.output<typeof OrderedLine>

/** Everything about one takeaway order. */
export const TakeawayDetail = z.extend(TakeawaySummary, {
  ...orderDetail,
  lines: z.array(OrderedLine),
  storeContact: z.object({ phone: z.string(), address: z.string(), ...Position.shape }),
  address: z.nullable(Address),
  deliverAt: z.nullable(Instant),
  pickupCode: z.nullable(z.string()),
  pickupPhone: z.nullable(z.string()),
  remark: z.string(),
  tableware: z.int(),
  hideNumber: z.boolean(),
  /** A note to the rider, beside the remark to the store. */
  riderNote: z.string(),
  /** Left at the door instead of handed over. */
  contactFree: z.boolean(),
  ifSoldOut: IfSoldOut,
  delay: z.nullable(Delay),
})
export type TakeawayDetail = z.output<typeof TakeawayDetail>
