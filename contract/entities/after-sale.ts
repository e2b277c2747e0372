import * as z from 'zod/mini'
import { Amount, Id, Instant, Picture } from './common'
import { ShownVideo } from './media'
import { PaymentKind } from './payment'
import { Refund, RefundService, RefundState, ShownReturnAddress } from './refund'

/** Party at fault, which pays the return shipping. */
export const faults = ['buyer', 'shop'] as const
export const Fault = z.enum(faults)
export type Fault = z.output<typeof Fault>

/** Actions of a buyer on a case. `correctReturn` changes the tracking number of the return until its first scan. */
export const afterSaleActions = ['revoke', 'edit', 'escalate', 'addEvidence', 'sendBack', 'correctReturn'] as const
export const AfterSaleAction = z.enum(afterSaleActions)
export type AfterSaleAction = z.output<typeof AfterSaleAction>

/** The steps of a case: past, current and future ones. `at` is null for future steps. */
export const AfterSaleStep = z.object({
  key: z.enum([
    'applied',
    'review',
    'agreed',
    'sendBack',
    'received',
    'refused',
    'platform',
    'evidence',
    'decision',
    'revoked',
    'closed',
    'refunded',
  ]),
  state: z.enum(['done', 'current', 'failed', 'ahead']),
  at: z.nullable(Instant),
})
export type AfterSaleStep = z.output<typeof AfterSaleStep>

/** Statement of a side in a case; it cannot be withdrawn. */
export const Statement = z.object({
  id: Id,
  by: z.enum(['customer', 'merchant', 'platform']),
  kind: z.enum(['applied', 'edited', 'refused', 'evidence', 'note', 'decision']),
  /** The name of the shop or of the customer; the platform's is the client's to say. */
  name: z.nullable(z.string()),
  avatar: z.nullable(Picture),
  text: z.string(),
  pictures: z.array(Picture),
  video: z.nullable(ShownVideo),
  at: Instant,
})
export type Statement = z.output<typeof Statement>

/** The parcel in which goods go back. */
export const ReturnParcel = z.object({
  company: z.object({ key: z.string(), name: z.string(), phone: z.string() }),
  number: z.string(),
  contact: z.string(),
  sentAt: Instant,
  /** First scan by a carrier, after which the tracking number is fixed, and delivery to the shop. */
  scannedAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
})
export type ReturnParcel = z.output<typeof ReturnParcel>

/**
 * Quantities that the shop received of a return; missing pieces become a separate refused case, which can be escalated.
 */
export const CountedIn = z.object({
  announced: z.int(),
  received: z.int(),
  refunded: Amount,
  disputed: z.int(),
  disputedAmount: Amount,
  /** Case of the missing pieces; null when everything arrived. */
  disputeId: z.nullable(Id),
})
export type CountedIn = z.output<typeof CountedIn>

/** Fields of an after-sales case of goods beyond those of a refund, for both sides. */
export const goodsCase = {
  reasonKey: z.string(),
  fault: Fault,
  /** Payer of the return shipping; null without a return. */
  returnPaidBy: z.nullable(Fault),
  /** The sum that was asked for where it is less than the share of the lines, whose goods the buyer keeps. */
  isChosenAmount: z.boolean(),
  /** Statements of both sides and the platform, newest first. */
  statements: z.array(Statement),
  /** The pictures and videos that each side gave as evidence, of `limit`. */
  evidence: z.object({ customer: z.int(), merchant: z.int(), limit: z.int() }),
  returnAddress: z.nullable(ShownReturnAddress),
  returnParcel: z.nullable(ReturnParcel),
  counted: z.nullable(CountedIn),
  /** The platform's decision, which is final. */
  decision: z.nullable(z.object({ outcome: z.enum(['all', 'part', 'nothing']), amount: Amount, at: Instant })),
}

/** An after-sales case of a mall order (product text §3, §4, mall order and after-sales). */
export const AfterSale = z.extend(Refund, {
  ...goodsCase,
  steps: z.array(AfterSaleStep),
  editsLeft: z.int(),
  /** In ascending order of importance. */
  actions: z.array(AfterSaleAction),
  /** Destinations of the money, and points; the planned ones until it is refunded. */
  destinations: z.array(z.object({ method: PaymentKind, amount: Amount })),
  points: z.int(),
  /** The case that this one was split from, being what did not arrive. */
  splitFromId: z.nullable(Id),
})
export type AfterSale = z.output<typeof AfterSale>

/** Available after-sales requests of an order line, and its newest case. */
export const LineAfterSales = z.object({
  /** The services that can be applied for now; none when nothing can. */
  services: z.array(RefundService),
  /** Quantity that can be applied for. */
  left: z.int(),
  /** Unshipped part of it, for which only a refund without return is available. */
  unshipped: z.int(),
  /** Amount refunded so far; `contract/refund-amounts.ts` computes the refund of a quantity. */
  refundedAmount: Amount,
  /** Ends of the right to apply without a fault and with one; null before receipt. */
  withoutReasonBefore: z.nullable(Instant),
  faultBefore: z.nullable(Instant),
  case: z.nullable(z.object({ id: Id, state: RefundState, service: RefundService, deadline: z.nullable(Instant) })),
})
export type LineAfterSales = z.output<typeof LineAfterSales>
