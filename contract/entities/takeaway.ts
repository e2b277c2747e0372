import * as z from 'zod/mini'
import { takeaway, deliveryMethods, takeawayStatuses, takeawaySteps } from '../states/takeaway'
import { Address } from './address'
import { Amount, Id, Instant, Picture, Position, UtcOffset } from './common'
import { CouponSlot } from './coupon'
import { linePayment, orderDetail, orderHead, priceParts, SoldItem, StoreRef } from './order-head'

/** The way from a store to a door. `exact` is false for a way that is only estimated, which maps draw as a dashed line. */
export const DeliveryRoute = z.object({ line: z.array(Position), exact: z.boolean() })
export type DeliveryRoute = z.output<typeof DeliveryRoute>

/** Delivered, or picked up at the store. */
export const Fulfilment = z.enum(['delivery', 'pickup'])
export type Fulfilment = z.output<typeof Fulfilment>

/** A line of a quote or an order: a snapshot of the item. */
export const OrderLine = z.extend(SoldItem, {
  goodsId: Id,
  shopPrice: Amount,
  priceKind: z.enum(['shop', 'member', 'activity']),
})
export type OrderLine = z.output<typeof OrderLine>

/** The failures that prevent submitting a quote, also thrown when it is submitted nevertheless. */
export const blockers = [
  'storeClosed',
  'outOfDeliveryRange',
  'soldOut',
  'overPurchaseLimit',
  'goodsNotFound',
  'belowMinimumOrder',
  'addressRequired',
] as const

/** A reason why a quote cannot be submitted; `message` is in the caller's language. */
export const Blocker = z.object({
  failure: z.enum(blockers),
  message: z.string(),
  goodsId: z.nullable(Id),
})
export type Blocker = z.output<typeof Blocker>

/** The coupon for an order that its rider brings later than the promised time by `minutes`. */
export const LateCompensation = z.object({ minutes: z.int(), amount: Amount })
export type LateCompensation = z.output<typeof LateCompensation>

/** A coupon slot of a quote. */
export const QuoteCoupon = z.object({
  slot: CouponSlot,
  /** The selected coupon; null is none. */
  couponId: z.nullable(Id),
  off: Amount,
  /** The number of usable coupons of this slot. */
  usable: z.int(),
  /** The number of coupons of this slot that can be claimed for these goods; counted where none is usable. */
  claimable: z.int(),
})
export type QuoteCoupon = z.output<typeof QuoteCoupon>

/** A price guaranteed until `expiresAt`, unless its inputs change. */
export const Quote = z.object({
  id: Id,
  kind: z.literal('takeaway'),
  store: z.extend(StoreRef, {
    deliveredBy: z.enum(['platform', 'store']),
    selfPickup: z.boolean(),
    address: z.string(),
  }),
  fulfilment: Fulfilment,
  address: z.nullable(Address),
  /** The chosen delivery time; null is as soon as possible. */
  deliverAt: z.nullable(Instant),
  estimatedAt: Instant,
  /** The store's UTC offset at `estimatedAt`. */
  utcOffset: UtcOffset,
  minutes: z.int(),
  distance: z.int(),
  lines: z.array(OrderLine),
  ...priceParts,
  /** One per slot; discounts of the selected coupons are among the components. */
  coupons: z.array(QuoteCoupon),
  /** Null where none is promised. */
  lateCompensation: z.nullable(LateCompensation),
  blockers: z.array(Blocker),
  expiresAt: Instant,
})
export type Quote = z.output<typeof Quote>

/** The customer's preference when an ordered item turns out to be sold out. */
export const IfSoldOut = z.enum(['call', 'replace', 'refund'])
export type IfSoldOut = z.output<typeof IfSoldOut>

/** The statuses of a takeaway order (product text §4). */
export const TakeawayStatus = z.enum(takeawayStatuses)
/** The steps within a status (product text §4). */
export const TakeawayStep = z.enum(takeawaySteps)
/** Delivery methods of an order. */
export const DeliveryMethod = z.enum(deliveryMethods)

/** The courier of an order, and the current position. */
export const Rider = z.object({
  name: z.string(),
  phone: z.string(),
  likedPercent: z.int(),
  position: Position,
  /** Remaining metres and minutes. */
  distance: z.int(),
  minutes: z.int(),
  /** 0 at the store, 1 at the destination. */
  progress: z.number(),
})
export type Rider = z.output<typeof Rider>

/** A dish that the store offers in place of a missing one; `back` is returned where it costs less, and a dearer one costs nothing more. */
export const Substitute = z.object({
  goodsId: Id,
  name: z.string(),
  optionText: z.string(),
  picture: Picture,
  back: Amount,
})
export type Substitute = z.output<typeof Substitute>

/**
 * An ordered dish that the store has run out of; the customer chooses what happens until `answerBefore`. Without an answer it is
 * refunded, or replaced where the customer wished so when ordering and the store offers a substitute.
 */
export const Shortage = z.object({
  position: z.int(),
  name: z.string(),
  answerBefore: Instant,
  substitute: z.nullable(Substitute),
})
export type Shortage = z.output<typeof Shortage>

/** A rider's request for more time; `answer` is null until the customer answers. */
export const Delay = z.object({
  minutes: z.int(),
  askedAt: Instant,
  answerBefore: Instant,
  /** The new estimate if the customer agrees. */
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
  /** The chosen options of the first line. */
  note: z.string(),
  estimatedAt: Instant,
  rider: z.nullable(Rider),
  shortage: z.nullable(Shortage),
})
export type TakeawaySummary = z.output<typeof TakeawaySummary>

/** A line of a takeaway order. */
export const OrderedLine = z.extend(OrderLine, {
  ...linePayment,
  /** Time at which it was added to the placed order; omitted for others. */
  addedAt: z.optional(Instant),
})
export type OrderedLine = z.output<typeof OrderedLine>

/** Everything about one takeaway order. */
export const TakeawayDetail = z.extend(TakeawaySummary, {
  ...orderDetail,
  lines: z.array(OrderedLine),
  storeContact: z.object({ phone: z.string(), address: z.string(), ...Position.shape }),
  address: z.nullable(Address),
  /** While it is brought; omitted before the way is known. */
  route: z.optional(DeliveryRoute),
  deliverAt: z.nullable(Instant),
  pickupCode: z.nullable(z.string()),
  pickupPhone: z.nullable(z.string()),
  remark: z.string(),
  tableware: z.int(),
  hideNumber: z.boolean(),
  /** A note to the rider, in addition to the remark to the store. */
  riderNote: z.string(),
  /** Whether it is left at the door. */
  contactFree: z.boolean(),
  ifSoldOut: IfSoldOut,
  delay: z.nullable(Delay),
  /** Whether the customer can choose another address: until the store accepts. */
  canChangeAddress: z.boolean(),
  /** Whether the customer can add dishes, and the last moment, which is null until the store accepts. */
  addition: z.nullable(z.object({ until: z.nullable(Instant) })),
  /** Time at which the order is cancelled because its rider found the store closed, unless the store answers; null without. */
  closedUntil: z.nullable(Instant),
  /** Null where none was promised. */
  lateCompensation: z.nullable(z.extend(LateCompensation, { isGiven: z.boolean() })),
  /** Tips for its rider: the paid ones in all, and the most that can be added now, 0 for none; null where no rider of the platform has it. */
  riderTip: z.nullable(z.object({ paid: Amount, mostMore: Amount })),
  /** The shared cart that it was placed for. */
  groupCartId: z.optional(Id),
})
export type TakeawayDetail = z.output<typeof TakeawayDetail>

/** Takeaway as a kind of orders. */
export const takeawayOrders = { machine: takeaway, summary: TakeawaySummary, detail: TakeawayDetail }
