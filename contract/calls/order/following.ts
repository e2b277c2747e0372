import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Address } from '../../entities/address'
import { Amount, Id, IdempotencyKey, Instant, pageOf, paging, text } from '../../entities/common'
import { AddressId, OrderId } from '../../entities/ids'
import { ErrandDetail } from '../../entities/errand'
import {
  Delay,
  OrderDetail,
  OrderSummary,
  Rider,
  TakeawayDetail,
  TakeawayStatus,
  TakeawayStep,
  TimelineEntry,
} from '../../entities/order'
import { limits } from '../../limits'

/** Tabs by order phase. `refund`: with a refund applied for or paid back. `completed`: reviewed or not. */
export const OrderTab = z.enum(['all', 'toPay', 'inProgress', 'toReview', 'refund', 'completed', 'cancelled'])
export type OrderTab = z.output<typeof OrderTab>

/** Only orders of a kind, such as takeaway. */
const ofKind = { kind: z.optional(text(40, 1)) }

/** The caller’s orders of a tab, newest first; `keyword` searches names of stores and items (product text §4). */
export const orderList = defineCall({
  name: 'order.list',
  summary: 'The caller’s orders, newest first',
  who: 'customer',
  request: z.object({
    ...paging,
    tab: z._default(OrderTab, 'all'),
    keyword: z.optional(text(40)),
    ...ofKind,
    /** Only orders in a state of their kind's machine. */
    state: z.optional(text(40, 1)),
    /** Only those that wait to be paid together with this order, itself included. */
    paidWith: z.optional(OrderId),
  }),
  response: pageOf(OrderSummary),
  failures: ['orderNotFound'],
})

/** The counts on the tabs of the caller's orders. */
export const orderCount = defineCall({
  name: 'order.count',
  summary: 'Numbers of orders by tab',
  who: 'customer',
  request: z.object(ofKind),
  /** `refund` counts the pending refunds; `states` the orders of the kind that is named, by the state of its machine. */
  response: z.object({
    toPay: z.int(),
    inProgress: z.int(),
    completed: z.int(),
    toReview: z.int(),
    refund: z.int(),
    states: z.optional(z.record(z.string(), z.int())),
  }),
  failures: [],
})

/** One order with its lines, price components and timeline. */
export const orderDetail = defineCall({
  name: 'order.detail',
  summary: 'One order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: OrderDetail,
  failures: ['orderNotFound'],
})

/** The rider's position and the timeline: the changing part of an order, for frequent polling. */
export const orderTrack = defineCall({
  name: 'order.track',
  summary: 'The rider’s position and the steps of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({
    status: TakeawayStatus,
    step: z.nullable(TakeawayStep),
    estimatedAt: Instant,
    rider: z.nullable(Rider),
    delay: z.nullable(Delay),
    timeline: z.array(TimelineEntry),
  }),
  failures: ['orderNotFound'],
})

/** Reminds the merchant, at a limited rate. */
export const orderRemindMerchant = defineCall({
  name: 'order.remindMerchant',
  summary: 'Remind the merchant',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ remindedAt: Instant }),
  failures: ['orderNotFound', 'orderStateChanged', 'remindTooSoon'],
})

/** Takes some more days before receipt of a mall order confirms itself, once. */
export const orderExtendReceipt = defineCall({
  name: 'order.extendReceipt',
  summary: 'Extend the receipt period',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  /** Null while an after-sales case stops the clock. */
  response: z.object({ receiptBefore: z.nullable(Instant) }),
  failures: ['orderNotFound', 'orderStateChanged', 'receiptExtended'],
})

/** Moves a takeaway order to another address of the customer until its store accepts, at the same delivery fee. */
export const orderChangeAddress = defineCall({
  name: 'order.changeAddress',
  summary: 'Change the address of a takeaway order',
  who: 'customer',
  request: z.object({ orderId: OrderId, addressId: AddressId }),
  response: z.object({ address: Address, estimatedAt: Instant }),
  failures: ['orderNotFound', 'addressNotFound', 'orderStateChanged', 'outOfDeliveryRange', 'deliveryFeeDiffers'],
})

/**
 * Opens the payment of a tip for the rider of an order, from the time a rider has it until `limits.riderTipHours` after the delivery. All
 * of it is the rider's: at once after the delivery, and with the delivery before it.
 */
export const orderTipRider = defineCall({
  name: 'order.tipRider',
  summary: 'Tip the rider of an order',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    amount: z.int().check(z.gte(limits.riderTipLeast), z.lte(limits.riderTipMost)),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ paymentId: Id, amount: Amount, payBefore: Instant }),
  failures: ['orderNotFound', 'riderTipClosed', 'riderTipTooHigh'],
})

/**
 * Accepts the substitute that the store offers for a missing dish, instead of a refund. The dish in the order becomes `goodsId`,
 * and a lower price is refunded.
 */
export const orderAcceptSubstitute = defineCall({
  name: 'order.acceptSubstitute',
  summary: 'Accept the substitute for a missing dish',
  who: 'customer',
  request: z.object({ orderId: OrderId, goodsId: Id, idempotencyKey: IdempotencyKey }),
  response: z.object({ refunded: Amount }),
  failures: ['orderNotFound', 'orderStateChanged', 'soldOut'],
})

/** Answers a rider's request for more time (product text §4): agreeing moves the estimate, refusing keeps it. */
export const orderDelay = defineCall({
  name: 'order.delay',
  summary: 'Accept or refuse a rider’s delay',
  who: 'customer',
  request: z.object({ orderId: OrderId, accept: z.boolean() }),
  response: z.union([TakeawayDetail, ErrandDetail]),
  failures: ['orderNotFound', 'orderStateChanged'],
})
