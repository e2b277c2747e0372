import * as z from 'zod/mini'
import { limits } from '../limits'
import { returnContact } from '../rules/after-sales'
import { afterSalesStates, refundServices } from '../states/after-sales'
import { Amount, Id, Instant, Picture, ruled, text } from './common'

/** How far a refund is (product text §4, after-sales). */
export const RefundState = z.enum(afterSalesStates)
/** `refundOnly`: money alone. `returnAndRefund`: money once the goods are back (product text §3). */
export const RefundService = z.enum(refundServices)
/** `full`: everything that is left of an order, with its fees. `partial`: some of its dishes (product text §3). */
export const RefundType = z.enum(['full', 'partial'])
export type RefundType = z.output<typeof RefundType>

/** Some of one line of an order: `position` is its place in the order's `lines`. */
export const RefundChoice = z.object({
  position: z.int().check(z.gte(0), z.lte(999)),
  quantity: z.int().check(z.gte(1), z.lte(999)),
})
export type RefundChoice = z.output<typeof RefundChoice>

/** What comes back of one line; `amount` is for all of `quantity`. */
export const RefundLine = z.object({
  position: z.int(),
  name: z.string(),
  picture: Picture,
  optionText: z.string(),
  quantity: z.int(),
  amount: Amount,
})
export type RefundLine = z.output<typeof RefundLine>

/** Where a buyer sends goods back to (product text §3, §4). */
export const ReturnAddress = z.object({
  name: text(limits.nameMax, 1),
  phone: ruled(returnContact),
  address: text(limits.returnAddressMax, 1),
})
export type ReturnAddress = z.output<typeof ReturnAddress>

/** How a buyer sent goods back (product text §3, §5): the company, its number and how to reach the buyer. */
export const ReturnLogistics = z.object({
  company: text(limits.nameMax, 1),
  number: text(limits.logisticsNumberMax, 1),
  contact: ruled(returnContact),
})
export type ReturnLogistics = z.output<typeof ReturnLogistics>

/** A refund as an order names it. */
export const RefundRef = z.object({ id: Id, state: RefundState, amount: Amount, appliedAt: Instant })
export type RefundRef = z.output<typeof RefundRef>

/** A state that a refund reached, and when. */
export const RefundEvent = z.object({ state: RefundState, at: Instant })

/** A refund with its progress (product text §3, §4, after-sales). The lines and `fees` sum to `amount`. */
export const Refund = z.extend(RefundRef, {
  number: z.string(),
  orderId: Id,
  /** Null for kinds of orders that no store is part of. */
  store: z.nullable(z.object({ id: Id, name: z.string(), phone: z.string() })),
  service: RefundService,
  /** `partial` becomes `full` when the refund turns out to be the last one of its order: it brings the fees then. */
  type: RefundType,
  lines: z.array(RefundLine),
  /** Delivery and packaging, less what was taken off them. */
  fees: Amount,
  reason: z.string(),
  description: z.string(),
  pictures: z.array(z.object({ id: Id, picture: Picture })),
  /** Why the store refused. */
  refusal: z.nullable(z.string()),
  /** When the clock goes on by itself: agrees for a store that is silent, closes what was refused. */
  deadline: z.nullable(Instant),
  timeline: z.array(RefundEvent),
})
export type Refund = z.output<typeof Refund>
