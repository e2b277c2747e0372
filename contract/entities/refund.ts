import * as z from 'zod/mini'
import { limits } from '../limits'
import { returnContact } from '../rules/after-sales'
import { afterSalesStates, refundServices } from '../states/after-sales'
import { Amount, Id, Instant, Picture, ruled, text, UtcOffset } from './common'
import { paidHow, PaymentKind } from './payment'
import { cleanLineNumber } from '../rules/phone'

/** The state of a refund (product text §4, after-sales). */
export const RefundState = z.enum(afterSalesStates)
/** `refundOnly`: money only. `returnAndRefund`: money after the goods are returned (product text §3). */
export const RefundService = z.enum(refundServices)
/** `full`: the rest of an order, with its fees. `partial`: some of its lines (product text §3). */
export const RefundType = z.enum(['full', 'partial'])
export type RefundType = z.output<typeof RefundType>

/** A quantity of a line of an order; `position` is its index in the order's `lines`. */
export const RefundChoice = z.object({
  position: z.int().check(z.gte(0), z.lte(999)),
  quantity: z.int().check(z.gte(1), z.lte(999)),
})
export type RefundChoice = z.output<typeof RefundChoice>

/** The refund of one line; `amount` is for all of `quantity`. */
export const RefundLine = z.object({
  position: z.int(),
  name: z.string(),
  picture: Picture,
  optionText: z.string(),
  quantity: z.int(),
  amount: Amount,
})
export type RefundLine = z.output<typeof RefundLine>

/** The address to which a buyer returns goods (product text §3, §4), as carriers read it. */
export const ReturnAddress = z.object({
  name: text(limits.nameMax, 1),
  phone: ruled(returnContact, cleanLineNumber),
  address: text(limits.returnAddressMax, 1),
  /** Its English text, for customers who read English. */
  english: z.optional(z.object({ name: text(limits.nameMax, 1), address: text(limits.returnAddressMax, 1) })),
})
export type ReturnAddress = z.output<typeof ReturnAddress>

/** A return address in the language of the customer, and as carriers read it where that is another text. */
export const ShownReturnAddress = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  label: z.optional(z.object({ name: z.string(), address: z.string() })),
})
export type ShownReturnAddress = z.output<typeof ShownReturnAddress>

/** The shipment of returned goods (product text §3, §5): company, number and the buyer's phone. */
export const ReturnLogistics = z.object({
  company: text(limits.nameMax, 1),
  number: text(limits.logisticsNumberMax, 1),
  contact: ruled(returnContact, cleanLineNumber),
})
export type ReturnLogistics = z.output<typeof ReturnLogistics>

/** A refund as referenced by an order. */
export const RefundRef = z.object({ id: Id, state: RefundState, amount: Amount, appliedAt: Instant })
export type RefundRef = z.output<typeof RefundRef>

/** A state of a refund with the time when it was entered. */
export const RefundEvent = z.object({ state: RefundState, at: Instant })

/** A refund (product text §3, §4, after-sales). The lines and `fees` sum to `amount`. */
export const Refund = z.extend(RefundRef, {
  number: z.string(),
  orderId: Id,
  /** The kind of the order. */
  orderKind: z.string(),
  /** Null for kinds of orders without a store. */
  store: z.nullable(z.object({ id: Id, name: z.string(), phone: z.string() })),
  service: RefundService,
  /** `partial` becomes `full` when the refund turns out to be the last of its order, which adds the fees. */
  type: RefundType,
  lines: z.array(RefundLine),
  /** Delivery and packaging, less their discounts. */
  fees: Amount,
  /** Worth of lost or broken goods that is claimed beyond the refund, and what was paid of it; null before the decision. */
  claim: Amount,
  claimPaid: z.nullable(Amount),
  reason: z.string(),
  description: z.string(),
  pictures: z.array(z.object({ id: Id, picture: Picture })),
  /** The store's reason for refusing. */
  refusal: z.nullable(z.string()),
  ...paidHow,
  /** The store's UTC offset when the refund was applied for; 0 without a store. */
  utcOffset: UtcOffset,
  /**
   * Time at which the clock fires the next event: agrees for an unresponsive store, or closes a refused application.
   */
  deadline: z.nullable(Instant),
  timeline: z.array(RefundEvent),
})
export type Refund = z.output<typeof Refund>

/** Money of an order on its way back to a payer, or there. */
export const MoneyBack = z.object({
  amount: Amount,
  /** Destination: `balance` also for what a provider could not send. */
  method: PaymentKind,
  /** Whether somebody else paid and gets it. */
  toFriend: z.boolean(),
  /** The refund that it is of; null for a cancellation or a change. */
  refundId: z.nullable(Id),
  at: Instant,
  /** Null until a provider has paid it out. */
  arrivedAt: z.nullable(Instant),
})
export type MoneyBack = z.output<typeof MoneyBack>
