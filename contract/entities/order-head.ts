import * as z from 'zod/mini'
import { orderActions, orderPhases } from '../states/actions'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { PaymentKind } from './payment'
import { RefundRef } from './refund'

/** What every line of an order has, whatever was bought. `price` is for one, options included. */
export const SoldItem = z.object({
  name: z.string(),
  picture: Picture,
  optionText: z.string(),
  quantity: z.int(),
  price: Amount,
})
export type SoldItem = z.output<typeof SoldItem>

/** One part of the total; the parts sum to it. `original` is struck through beside `amount`. */
export const PriceComponent = z.object({
  kind: z.enum([
    'goods',
    'packaging',
    'delivery',
    'secondHalf',
    'fullDiscount',
    'firstOrder',
    'storeCoupon',
    'envelope',
    'deliveryCoupon',
  ]),
  label: z.string(),
  amount: SignedAmount,
  original: z.nullable(Amount),
})
export type PriceComponent = z.output<typeof PriceComponent>

/** What a price is made of. */
export const priceParts = {
  components: z.array(PriceComponent),
  total: Amount,
  /** Against the original prices of goods and fees. */
  saved: Amount,
}

/** A store as an order names it. */
export const StoreRef = z.object({ id: Id, name: z.string(), logo: Picture })

/** In which tab of the list an order stands, whatever its kind. */
export const OrderPhase = z.enum(orderPhases)
/** What the caller may do with an order now. */
export const OrderAction = z.enum(orderActions)

/** What the list shows of an order of any kind; a client that does not know the kind shows this much. */
export const orderHead = {
  id: Id,
  number: z.string(),
  phase: OrderPhase,
  /** The state of the kind's own machine. */
  state: z.string(),
  title: z.string(),
  /** One for each line. */
  pictures: z.array(Picture),
  /** How many things were bought. */
  count: z.int(),
  total: Amount,
  placedAt: Instant,
  /** The store's clock when the order was placed; UTC without a store. */
  utcOffset: UtcOffset,
  /** Until when it can be paid; null once it is paid or over. */
  payBefore: z.nullable(Instant),
  /** What was paid back so far. */
  refunded: Amount,
  /** The newest refund that was applied for. */
  refund: z.nullable(RefundRef),
  /** Null for kinds of orders that no store is part of. */
  store: z.nullable(StoreRef),
  /** What matters most comes last. */
  actions: z.array(OrderAction),
}

/** Something that happened to an order; `step` is the state that it came into. */
export const TimelineEntry = z.object({ step: z.string(), at: Instant })
export type TimelineEntry = z.output<typeof TimelineEntry>

/** What an order keeps of each line: `paid` is what was paid for all of it after every discount was split, `position` its place. */
export const linePayment = {
  position: z.int(),
  paid: Amount,
  refundedQuantity: z.int(),
  /** How many of it the open refund application of this line asks for. */
  openQuantity: z.int(),
}

/** A line of an order of any kind. */
export const OrderedItem = z.extend(SoldItem, linePayment)
export type OrderedItem = z.output<typeof OrderedItem>

/** What the page of an order of any kind has beside the head. */
export const orderDetail = {
  ...priceParts,
  lines: z.array(OrderedItem),
  timeline: z.array(TimelineEntry),
  paidWith: z.nullable(PaymentKind),
  paidAt: z.nullable(Instant),
  cancelReason: z.nullable(z.string()),
  /** All that were applied for, newest first. */
  refunds: z.array(RefundRef),
}
