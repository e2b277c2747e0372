import * as z from 'zod/mini'
import { orderActions, orderPhases } from '../states/actions'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { paidHow } from './payment'
import { RefundRef } from './refund'

/** The common fields of order lines. `price` is the unit price, options included. */
export const SoldItem = z.object({
  name: z.string(),
  picture: Picture,
  optionText: z.string(),
  quantity: z.int(),
  price: Amount,
})
export type SoldItem = z.output<typeof SoldItem>

/** A component of the total; components sum to it. `original` is struck through beside `amount`. */
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
    'points',
    'memberPrice',
    /** The parts of an errand's price. */
    'distance',
    'weight',
    'night',
    'weather',
    'tip',
    /** Refunded difference of a changed order. */
    'changed',
    /** Dishes that a shared cart's host dropped, since nobody paid for them. */
    'dropped',
  ]),
  label: z.string(),
  amount: SignedAmount,
  original: z.nullable(Amount),
})
export type PriceComponent = z.output<typeof PriceComponent>

/** The fields of a price. */
export const priceParts = {
  components: z.array(PriceComponent),
  total: Amount,
  /** The savings against the original prices of goods and fees. */
  saved: Amount,
}

/** A store as referenced by an order. */
export const StoreRef = z.object({ id: Id, name: z.string(), logo: Picture })

/** The list tab of an order, whatever its kind. */
export const OrderPhase = z.enum(orderPhases)
/** An action that the caller may take on an order now. */
export const OrderAction = z.enum(orderActions)

/** The common fields of orders in lists, which suffice for clients that do not know the kind. */
export const orderHead = {
  id: Id,
  number: z.string(),
  phase: OrderPhase,
  /** A state of the kind's machine. */
  state: z.string(),
  title: z.string(),
  /** One per line. */
  pictures: z.array(Picture),
  /** The number of items bought. */
  count: z.int(),
  total: Amount,
  placedAt: Instant,
  /** The store's UTC offset when the order was placed; 0 without a store. */
  utcOffset: UtcOffset,
  /** The payment deadline; null once it is paid or closed. */
  payBefore: z.nullable(Instant),
  /** The amount refunded so far. */
  refunded: Amount,
  /** The newest refund application. */
  refund: z.nullable(RefundRef),
  /** Null for kinds of orders without a store. */
  store: z.nullable(StoreRef),
  /** In ascending order of importance. */
  actions: z.array(OrderAction),
}

/** An entry of an order's timeline; `step` is the state entered. */
export const TimelineEntry = z.object({ step: z.string(), at: Instant })
export type TimelineEntry = z.output<typeof TimelineEntry>

/** The payment fields of a line: `paid` is for the whole line after all discounts, `position` its index. */
export const linePayment = {
  position: z.int(),
  paid: Amount,
  refundedQuantity: z.int(),
  /** The quantity in the line's open refund application. */
  openQuantity: z.int(),
}

/** A line of an order of any kind. */
export const OrderedItem = z.extend(SoldItem, linePayment)
export type OrderedItem = z.output<typeof OrderedItem>

/** The common fields of an order's page, in addition to the head. */
export const orderDetail = {
  ...priceParts,
  lines: z.array(OrderedItem),
  timeline: z.array(TimelineEntry),
  ...paidHow,
  paidAt: z.nullable(Instant),
  /** Whether `order.invoiceDetail` has an invoice, or an amount that can be invoiced. */
  canInvoice: z.boolean(),
  cancelReason: z.nullable(z.string()),
  /** All refund applications, newest first. */
  refunds: z.array(RefundRef),
  /**
   * Time at which the clock ends the right to apply for a refund; null without such a time. A review ends the right
   * earlier.
   */
  refundBefore: z.nullable(Instant),
}
