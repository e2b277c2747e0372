import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, Instant, pageOf, paging, text } from '../../entities/common'
import { OrderId } from '../../entities/ids'
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

/**
 * Tabs by the phases of orders. `refund`: with a refund that was applied for or paid back. `completed`: reviewed or not.
 */
export const OrderTab = z.enum(['all', 'toPay', 'inProgress', 'toReview', 'refund', 'completed', 'cancelled'])
export type OrderTab = z.output<typeof OrderTab>

/** The caller’s orders of a tab, newest first; `keyword` looks in the names of stores and dishes (product text §4). */
export const orderList = defineCall({
  name: 'order.list',
  summary: 'The caller’s orders, newest first',
  who: 'customer',
  request: z.object({
    ...paging,
    tab: z._default(OrderTab, 'all'),
    keyword: z.optional(text(40)),
  }),
  response: pageOf(OrderSummary),
  failures: [],
})

/** The numbers on the tabs of one’s orders. */
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

/** One order with its lines, what each part of its price is, and all that has happened to it. */
export const orderDetail = defineCall({
  name: 'order.detail',
  summary: 'One order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: OrderDetail,
  failures: ['orderNotFound'],
})

/** Where the rider is and what has happened: the part of an order that moves, light enough to ask for every few seconds. */
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

/** Asks the merchant to hurry; once in a while. */
export const orderRemindMerchant = defineCall({
  name: 'order.remindMerchant',
  summary: 'Remind the merchant',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ remindedAt: Instant }),
  failures: ['orderNotFound', 'orderStateChanged', 'remindTooSoon'],
})

/** Answers a rider who asked for more time (product text §4): agreed, the order is due later; refused, the promise stays. */
export const orderDelay = defineCall({
  name: 'order.delay',
  summary: 'Accept or refuse a rider’s delay',
  who: 'customer',
  request: z.object({ orderId: OrderId, accept: z.boolean() }),
  response: TakeawayDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
})
