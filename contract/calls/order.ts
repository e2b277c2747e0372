import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Cart } from '../entities/cart'
import { OrderCoupon } from '../entities/coupon'
import { Amount, Empty, Id, IdempotencyKey, Instant, Page, PageSize, pageOf, ruled, text } from '../entities/common'
import {
  Delay,
  Fulfilment,
  IfSoldOut,
  OrderDetail,
  OrderSummary,
  Quote,
  Rider,
  TakeawayStatus,
  TakeawayStep,
  TimelineEntry,
} from '../entities/order'
import { Refund, RefundChoice, RefundType } from '../entities/refund'
import { limits } from '../limits'
import { phone } from '../rules/generic'

/** The quote: what the basket costs, delivered or picked up, and what stands in the way (product text §5, orders). */
export const orderConfirm = defineCall({
  name: 'order.confirm',
  summary: 'Quote a store’s basket',
  who: 'customer',
  request: z.object({
    storeId: Id,
    fulfilment: z._default(Fulfilment, 'delivery'),
    /** Left out: the default address, or the last one used. */
    addressId: z.optional(Id),
    /** Null is as soon as possible. */
    deliverAt: z._default(z.nullable(Instant), null),
    /** Left out: those that save most. Empty: none. */
    couponIds: z.optional(z.array(Id).check(z.maxLength(3))),
  }),
  response: Quote,
  failures: [
    'storeNotFound',
    'cartEmpty',
    'addressNotFound',
    'timeSlotUnavailable',
    'couponNotFound',
    'couponUnavailable',
  ],
  owns: { addressId: 'address', couponIds: 'coupon' },
})

/** Makes the order that a quote describes; prices it again and refuses when something changed. */
export const orderSubmit = defineCall({
  name: 'order.submit',
  summary: 'Place the order of a quote',
  who: 'customer',
  request: z.object({
    quoteId: Id,
    remark: z._default(text(limits.remarkLength), ''),
    tableware: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    hideNumber: z._default(z.boolean(), true),
    riderNote: z._default(text(limits.remarkLength), ''),
    contactFree: z._default(z.boolean(), false),
    ifSoldOut: z._default(IfSoldOut, 'call'),
    /** Needed for self-pickup. */
    pickupPhone: z.optional(ruled(phone)),
    /** The in-store service agreement, needed for self-pickup. */
    agreed: z._default(z.boolean(), false),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ orderId: Id, total: Amount, payBefore: Instant }),
  failures: [
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'storeClosed',
    'outOfDeliveryRange',
    'soldOut',
    'overPurchaseLimit',
    'goodsNotFound',
    'belowMinimumOrder',
    'addressRequired',
    'pickupPhoneRequired',
    'agreementRequired',
    'timeSlotUnavailable',
    'couponUnavailable',
  ],
  owns: { quoteId: 'quote' },
  idempotent: true,
})

/** The caller's coupons beside a quote: the usable ones by what they save, then the others with why they are not. */
export const orderUsableCoupons = defineCall({
  name: 'order.usableCoupons',
  summary: 'The coupons for a quote, usable or not',
  who: 'customer',
  request: z.object({ quoteId: Id }),
  response: z.object({ items: z.array(OrderCoupon) }),
  failures: ['quoteNotFound'],
  owns: { quoteId: 'quote' },
})

/** The times one can choose, in steps of 15 minutes until the store closes; the first is as soon as possible. */
export const orderDeliveryTimes = defineCall({
  name: 'order.deliveryTimes',
  summary: 'The delivery or pickup times of a store',
  who: 'customer',
  request: z.object({
    storeId: Id,
    fulfilment: z._default(Fulfilment, 'delivery'),
    /** Left out: the default address, or the last one used. */
    addressId: z.optional(Id),
  }),
  response: z.object({ soonest: Instant, times: z.array(Instant) }),
  failures: ['storeNotFound', 'addressNotFound'],
  owns: { addressId: 'address' },
})

/** `refund`: with a refund that was applied for or paid back. `completed`: reviewed or not. */
export const OrderTab = z.enum(['all', 'toPay', 'inProgress', 'toReview', 'refund', 'completed', 'cancelled'])
export type OrderTab = z.output<typeof OrderTab>

export const orderList = defineCall({
  name: 'order.list',
  summary: 'The caller’s orders, newest first',
  who: 'customer',
  request: z.object({
    page: Page,
    pageSize: PageSize,
    tab: z._default(OrderTab, 'all'),
    keyword: z.optional(text(40)),
  }),
  response: pageOf(OrderSummary),
  failures: [],
})

export const orderDetail = defineCall({
  name: 'order.detail',
  summary: 'One order',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: OrderDetail,
  failures: ['orderNotFound'],
  owns: { orderId: 'order' },
})

export const orderCount = defineCall({
  name: 'order.count',
  summary: 'How many orders wait for something',
  who: 'customer',
  request: Empty,
  /** `refund` counts the refunds that somebody still has to answer. */
  response: z.object({
    toPay: z.int(),
    inProgress: z.int(),
    completed: z.int(),
    toReview: z.int(),
    refund: z.int(),
  }),
  failures: [],
})

export const orderCancelReasons = defineCall({
  name: 'order.cancelReasons',
  summary: 'The reasons to choose from when cancelling',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
  failures: [],
})

/** Cancels an order that no merchant has accepted; what was paid goes back whole. A reason is required. */
export const orderCancel = defineCall({
  name: 'order.cancel',
  summary: 'Cancel an order',
  who: 'customer',
  request: z.object({ orderId: Id, reason: text(100, 1), idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
  owns: { orderId: 'order' },
  idempotent: true,
})

/** Takes an ended order out of the list. */
export const orderRemove = defineCall({
  name: 'order.remove',
  summary: 'Remove an ended order from the list',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: Empty,
  failures: ['orderNotFound', 'orderStateChanged'],
  owns: { orderId: 'order' },
})

/** Confirms that a delivered order has arrived. */
export const orderConfirmReceipt = defineCall({
  name: 'order.confirmReceipt',
  summary: 'Confirm receipt',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
  owns: { orderId: 'order' },
})

/** Asks the merchant to hurry; once in a while. */
export const orderRemindMerchant = defineCall({
  name: 'order.remindMerchant',
  summary: 'Remind the merchant',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: z.object({ remindedAt: Instant }),
  failures: ['orderNotFound', 'orderStateChanged', 'remindTooSoon'],
  owns: { orderId: 'order' },
})

/** Puts an order's items into the basket again; `gone` and `dearer` name what is not as it was. */
export const orderAgain = defineCall({
  name: 'order.again',
  summary: 'Order the same again',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: z.object({ storeId: Id, gone: z.array(z.string()), dearer: z.array(z.string()), cart: Cart }),
  failures: ['orderNotFound', 'storeClosed'],
  owns: { orderId: 'order' },
})

/** Where the rider is and what has happened: the part of an order that moves, light enough to ask for every few seconds. */
export const orderTrack = defineCall({
  name: 'order.track',
  summary: 'The rider’s position and the steps of an order',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: z.object({
    status: TakeawayStatus,
    step: z.nullable(TakeawayStep),
    estimatedAt: Instant,
    rider: z.nullable(Rider),
    delay: z.nullable(Delay),
    timeline: z.array(TimelineEntry),
  }),
  failures: ['orderNotFound'],
  owns: { orderId: 'order' },
})

/** Answers a rider who asked for more time (product text §4): agreed, the order is due later; refused, the promise stays. */
export const orderDelay = defineCall({
  name: 'order.delay',
  summary: 'Accept or refuse a rider’s delay',
  who: 'customer',
  request: z.object({ orderId: Id, accept: z.boolean() }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
  owns: { orderId: 'order' },
})

export const orderRefundReasons = defineCall({
  name: 'order.refundReasons',
  summary: 'The reasons to choose from when asking for a refund',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
  failures: [],
})

/**
 * Asks for a refund of all that is left of an order or of some dishes (product text §5, after-sales). One application of an
 * order is open at a time; the last one, when it was refused, is edited and sent again. A dish that the store itself is
 * out of, and an order with such a dish, is paid back at once.
 */
export const orderApplyRefund = defineCall({
  name: 'order.applyRefund',
  summary: 'Apply for a refund',
  who: 'customer',
  request: z.object({
    orderId: Id,
    type: RefundType,
    /** For a partial refund; each line once. */
    lines: z._default(z.array(RefundChoice).check(z.maxLength(100)), []),
    reason: text(100, 1),
    description: text(limits.refundDescriptionMax, 1),
    /** Uploaded pictures. */
    pictures: z._default(z.array(Id).check(z.maxLength(limits.refundImages)), []),
    idempotencyKey: IdempotencyKey,
  }),
  response: Refund,
  failures: ['orderNotFound', 'refundUnavailable', 'refundTooMuch', 'applicationInReview', 'mediaNotFound'],
  owns: { pictures: 'media', orderId: 'order' },
  idempotent: true,
})

/** Takes back an application that is not decided, or that was refused; it is closed then (product text §4). */
export const orderCancelRefund = defineCall({
  name: 'order.cancelRefund',
  summary: 'Withdraw a refund application',
  who: 'customer',
  request: z.object({ refundId: Id }),
  response: Refund,
  failures: ['refundNotFound', 'refundStateChanged'],
  owns: { refundId: 'refund' },
})

export const orderRefundDetail = defineCall({
  name: 'order.refundDetail',
  summary: 'One refund and its progress',
  who: 'customer',
  request: z.object({ refundId: Id }),
  response: Refund,
  failures: ['refundNotFound'],
  owns: { refundId: 'refund' },
})
