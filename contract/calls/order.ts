import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Cart } from '../entities/cart'
import { Amount, Empty, Id, IdempotencyKey, Instant, Page, PageSize, pageOf, ruled, text } from '../entities/common'
import { Fulfilment, OrderDetail, OrderSummary, Quote } from '../entities/order'
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
  }),
  response: Quote,
  failures: ['storeNotFound', 'cartEmpty', 'addressNotFound', 'timeSlotUnavailable'],
  owns: { addressId: 'address' },
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
  ],
  owns: { quoteId: 'quote' },
  idempotent: true,
})

/** The times one can choose, in steps of 15 minutes until the store closes; the first is as soon as possible. */
export const orderDeliveryTimes = defineCall({
  name: 'order.deliveryTimes',
  summary: 'The delivery or pickup times of a store',
  who: 'customer',
  request: z.object({ storeId: Id, fulfilment: z._default(Fulfilment, 'delivery') }),
  response: z.object({ soonest: Instant, times: z.array(Instant) }),
  failures: ['storeNotFound'],
})

export const OrderTab = z.enum(['all', 'toPay', 'inProgress', 'completed', 'cancelled'])
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
  response: z.object({ toPay: z.int(), inProgress: z.int(), completed: z.int() }),
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
  failures: ['orderNotFound', 'storeNotFound'],
  owns: { orderId: 'order' },
})
