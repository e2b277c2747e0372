import * as z from 'zod/mini'
import { limits } from '../limits'
import { errand, errandStates, type ErrandState } from '../states/errand'
import { takeawayStatuses, takeawaySteps } from '../states/takeaway-steps'
import { Address } from './address'
import { Amount, Id, Instant, lines, Picture, Position, text, UtcOffset } from './common'
import { Delay, Rider } from './takeaway'
import { orderDetail, orderHead, priceParts } from './order-head'
import { RouteAnswer } from './route'

/** Type of an errand: buy something, fetch something to the customer, or deliver something of the customer's. */
export const ErrandKind = z.enum(['buy', 'pickup', 'send'])
export type ErrandKind = z.output<typeof ErrandKind>

/** A state of the errand's machine (contract/states/errand.ts). */
export const ErrandStateName = z.enum(Object.keys(errandStates) as [ErrandState, ...ErrandState[]])

/** The shop where a rider buys: a place of the map. */
export const ErrandShop = z.object({ name: text(60, 1), address: text(60), ...Position.shape })
export type ErrandShop = z.output<typeof ErrandShop>

/** A price that is guaranteed until `expiresAt`. */
export const ErrandQuote = z.object({
  id: Id,
  ...priceParts,
  /** Delivery fee: the total without goods and tip, after coupons. */
  fee: Amount,
  /** The coupon that is used; null for none. */
  couponId: z.nullable(Id),
  couponOff: Amount,
  /** Number of usable coupons. */
  usableCoupons: z.int(),
  /** Whether bad weather is charged; kept in the quote. */
  badWeather: z.boolean(),
  /** Whether the pickup is at night. */
  night: z.boolean(),
  estimatedAt: Instant,
  utcOffset: UtcOffset,
  expiresAt: Instant,
})
export type ErrandQuote = z.output<typeof ErrandQuote>

/** The rider of an errand. The phone is masked: nobody's number is given away. */
export const ErrandRider = Rider
export type ErrandRider = z.output<typeof ErrandRider>

/**
 * A rider's question before buying above the estimate; without an answer the rider buys for `without`, or nothing when
 * it is 0.
 */
export const PurchaseQuestion = z.object({
  /** Total cost of the goods, and the part that exceeds the paid amount. */
  amount: Amount,
  difference: Amount,
  /** Amount to buy for without an extra payment. */
  without: Amount,
  /** Whether nothing is bought yet, so that the purchase can be stopped. */
  canStop: z.boolean(),
  /** Part of the fee that is kept when the purchase is stopped. */
  stopFee: Amount,
  /** Remark of the rider for the customer. */
  note: z.string(),
  answerBefore: Instant,
  /** The opened payment of the difference; null until the customer chooses to pay. */
  paymentId: z.nullable(Id),
})
export type PurchaseQuestion = z.output<typeof PurchaseQuestion>

export const deliveryAnswers = ['again', 'otherAddress', 'return', 'giveAway'] as const
/** Options for goods that nobody received. */
export const DeliveryAnswer = z.enum(deliveryAnswers)
export type DeliveryAnswer = z.output<typeof DeliveryAnswer>

/** Nobody took the goods. Without an answer they are brought back, or given away where they are perishable. */
export const UndeliveredGoods = z.object({
  since: Instant,
  calls: z.int(),
  answerBefore: Instant,
  choices: z.array(DeliveryAnswer),
  /** Fee of returning the goods. */
  returnFee: Amount,
  /** Default outcome without an answer. */
  silent: z.enum(['return', 'giveAway']),
  /** The opened payment of a way; null until the customer chose one that costs something. */
  paymentId: z.nullable(Id),
})
export type UndeliveredGoods = z.output<typeof UndeliveredGoods>

/** Photos that prove a step, at addresses that hold for some minutes. */
export const ErrandPhoto = z.object({
  id: Id,
  step: z.enum(['pickup', 'receipt', 'delivery']),
  picture: Picture,
  at: Instant,
})
export type ErrandPhoto = z.output<typeof ErrandPhoto>

/** Amount that a rider paid for goods, with its receipt. */
export const ErrandReceipt = z.object({ id: Id, amount: Amount, at: Instant })

const ends = {
  /** Origin of the goods, in words without a door; null for a purchase nearby. */
  from: z.nullable(z.object({ name: z.string(), ...Position.shape })),
  to: z.object({ name: z.string(), ...Position.shape }),
}

/** An errand as lists show it. */
export const ErrandSummary = z.object({
  ...orderHead,
  kind: z.literal('errand'),
  store: z.null(),
  errandKind: ErrandKind,
  status: z.enum(takeawayStatuses),
  step: z.nullable(z.enum(takeawaySteps)),
  /** Goods to buy or deliver. */
  product: z.string(),
  ...ends,
  /** Null for as soon as possible. */
  pickupAt: z.nullable(Instant),
  estimatedAt: Instant,
  rider: z.nullable(ErrandRider),
  question: z.nullable(PurchaseQuestion),
  undelivered: z.nullable(UndeliveredGoods),
})
export type ErrandSummary = z.output<typeof ErrandSummary>

/** Everything about one errand. */
export const ErrandDetail = z.extend(ErrandSummary, {
  ...orderDetail,
  shop: z.nullable(ErrandShop),
  pickupAddress: z.nullable(Address),
  deliveryAddress: Address,
  /** A key of errand.goodsInfo and its name; null for a purchase without one. */
  itemType: z.nullable(z.object({ key: z.string(), name: z.string() })),
  /** Whether goods that nobody takes are given away instead of brought back. */
  perishable: z.boolean(),
  /** Kilograms, at most. */
  weight: z.int(),
  note: z.string(),
  /** Photos that the customer added. */
  images: z.array(Picture),
  contactFree: z.boolean(),
  /** From the pickup to the door; `none` for a purchase nearby, without a shop. */
  route: RouteAnswer,
  /** Estimated cost of goods, and the cost by receipts; null before the first receipt. */
  estimate: Amount,
  spent: z.nullable(Amount),
  receipts: z.array(ErrandReceipt),
  photos: z.array(ErrandPhoto),
  tip: Amount,
  /** Whether the tip can be raised now. */
  canAddTip: z.boolean(),
  /** A payment for a higher tip that waits to be paid. */
  tipPaymentId: z.nullable(Id),
  delay: z.nullable(Delay),
  guarantee: z.object({ version: z.string(), agreedAt: Instant, ceiling: Amount }),
  comment: z.nullable(z.object({ rating: z.int(), text: z.string(), at: Instant })),
})
export type ErrandDetail = z.output<typeof ErrandDetail>

/** Errands as a kind of orders. */
export const errandOrders = { machine: errand, summary: ErrandSummary, detail: ErrandDetail }

/** Public view of an errand behind its share link, without amounts, phones and door numbers. */
export const SharedErrand = z.object({
  errandKind: ErrandKind,
  state: ErrandStateName,
  status: z.enum(takeawayStatuses),
  step: z.nullable(z.enum(takeawaySteps)),
  ...ends,
  estimatedAt: Instant,
  utcOffset: UtcOffset,
  rider: z.nullable(z.object({ name: z.string(), position: Position, minutes: z.int(), progress: z.number() })),
  line: z.array(Position),
  timeline: orderDetail.timeline,
  /** The code to hand over to the rider at the door; null before it is on its way, after it came, and for goods left at the door. */
  deliveryCode: z.nullable(z.string()),
})
export type SharedErrand = z.output<typeof SharedErrand>

/** Terms of cancelling an errand at this moment. */
export const CancelTerms = z.object({
  allowed: z.boolean(),
  reason: z.enum(['unpaid', 'waiting', 'grace', 'late', 'fee', 'afterPickup']),
  fee: Amount,
  /** Amount refunded to the payer. */
  back: Amount,
  couponsBack: z.boolean(),
  /** End of free cancellation; null where no clock ends it. */
  freeUntil: z.nullable(Instant),
})
export type CancelTerms = z.output<typeof CancelTerms>

/** The product of an errand, as typed. */
export const ErrandProduct = lines(limits.errandProductMax)
