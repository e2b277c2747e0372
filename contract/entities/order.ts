import * as z from 'zod/mini'
import { takeawayStatuses, takeawaySteps, takeawayWays } from '../states/takeaway'
import { Address } from './address'
import { Amount, Id, Instant, Picture, Position, SignedAmount } from './common'

export const Fulfilment = z.enum(['delivery', 'pickup'])
export type Fulfilment = z.output<typeof Fulfilment>

/** One line of a quote or an order: a snapshot of what is bought. `price` is for one, options included. */
export const OrderLine = z.object({
  goodsId: Id,
  name: z.string(),
  picture: Picture,
  optionText: z.string(),
  quantity: z.int(),
  price: Amount,
  shopPrice: Amount,
  priceKind: z.enum(['shop', 'member', 'activity']),
})
export type OrderLine = z.output<typeof OrderLine>

/** One part of the total; the parts sum to it. `original` is struck through beside `amount`. */
export const PriceComponent = z.object({
  kind: z.enum(['goods', 'packaging', 'delivery', 'fullDiscount']),
  label: z.string(),
  amount: SignedAmount,
  original: z.nullable(Amount),
})
export type PriceComponent = z.output<typeof PriceComponent>

const priced = {
  lines: z.array(OrderLine),
  components: z.array(PriceComponent),
  total: Amount,
  /** Against shop prices and full delivery. */
  saved: Amount,
}

const StoreRef = z.object({ id: Id, name: z.string(), logo: Picture })

/** Why a quote cannot be submitted as it is; `message` is in the caller's language. */
export const Blocker = z.object({
  failure: z.enum([
    'storeClosed',
    'outOfDeliveryRange',
    'soldOut',
    'overPurchaseLimit',
    'goodsNotFound',
    'belowMinimumOrder',
    'addressRequired',
  ]),
  message: z.string(),
  goodsId: z.nullable(Id),
})
export type Blocker = z.output<typeof Blocker>

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
  minutes: z.int(),
  distance: z.int(),
  ...priced,
  blockers: z.array(Blocker),
  expiresAt: Instant,
})
export type Quote = z.output<typeof Quote>

export const TakeawayStatus = z.enum(takeawayStatuses)
export const TakeawayStep = z.enum(takeawaySteps)
export const TakeawayWay = z.enum(takeawayWays)

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

/** An order as the list shows it. */
export const OrderSummary = z.object({
  id: Id,
  number: z.string(),
  kind: z.literal('takeaway'),
  status: TakeawayStatus,
  step: z.nullable(TakeawayStep),
  fulfilment: Fulfilment,
  /** How it reaches the customer; with the status and the step it says what may be done. */
  way: TakeawayWay,
  store: StoreRef,
  pictures: z.array(Picture),
  title: z.string(),
  note: z.string(),
  count: z.int(),
  total: Amount,
  placedAt: Instant,
  estimatedAt: Instant,
  payBefore: z.nullable(Instant),
  rider: z.nullable(Rider),
})
export type OrderSummary = z.output<typeof OrderSummary>

export const TimelineEntry = z.object({ step: z.string(), at: Instant })
export type TimelineEntry = z.output<typeof TimelineEntry>

/** Everything about one order. */
export const OrderDetail = z.extend(OrderSummary, {
  ...priced,
  storeContact: z.object({ phone: z.string(), address: z.string(), ...Position.shape }),
  address: z.nullable(Address),
  deliverAt: z.nullable(Instant),
  pickupCode: z.nullable(z.string()),
  pickupPhone: z.nullable(z.string()),
  timeline: z.array(TimelineEntry),
  remark: z.string(),
  tableware: z.int(),
  hideNumber: z.boolean(),
  paidWith: z.nullable(z.enum(['balance'])),
  paidAt: z.nullable(Instant),
  cancelReason: z.nullable(z.string()),
  refunded: Amount,
})
export type OrderDetail = z.output<typeof OrderDetail>
