import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, opaque, pageOf, paging, ruled } from '../../entities/common'
import { CustomerId, OrderId, StoreId } from '../../entities/ids'
import { RefundChoice } from '../../entities/refund'
import { RefundBearer, StaffOrder, StaffOrderDetail, StuckOrder } from '../../entities/staff-order'
import { phone } from '../../rules/phone'
import { cleanPhone } from '../../rules/typed'
import { orderPhases } from '../../states/actions'
import { acting } from './acting'

const readers = ['support', 'operations', 'finance'] as const
const one = { orderId: OrderId }
const changed = ['orderNotFound', 'orderStateChanged'] as const

/** Orders of every kind, newest first. */
export const staffOrders = defineCall({
  name: 'staff.orders',
  summary: 'Find orders',
  who: 'staff',
  roles: readers,
  request: z.object({
    ...paging,
    number: z.optional(opaque(40, 1)),
    phone: z.optional(ruled(phone, cleanPhone)),
    customerId: z.optional(CustomerId),
    storeId: z.optional(StoreId),
    kind: z.optional(opaque(32, 1)),
    phase: z.optional(z.enum(orderPhases)),
  }),
  response: pageOf(StaffOrder),
  failures: ['customerNotFound', 'storeNotFound'],
})

/** Orders of every kind that nobody has moved on for long, the oldest first. */
export const staffStuckOrders = defineCall({
  name: 'staff.stuckOrders',
  summary: 'Orders that are stuck',
  who: 'staff',
  roles: ['support', 'operations'],
  request: z.object({ ...paging }),
  response: pageOf(StuckOrder),
  failures: [],
})

/** One order with its timeline, payments and parties. */
export const staffOrder = defineCall({
  name: 'staff.order',
  summary: 'An order',
  who: 'staff',
  roles: readers,
  request: z.object(one),
  response: StaffOrderDetail,
  failures: ['orderNotFound'],
})

/** Cancels an order that has not ended: all that was paid goes back, and what was reserved is available again. */
export const staffCancelOrder = defineCall({
  name: 'staff.cancelOrder',
  summary: 'Cancel an order',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffOrderDetail,
  failures: [...changed, 'applicationInReview'],
})

/**
 * Refunds all that is left of an order, some lines, or an amount of the lines, whose goods are kept. The parties bear it by their
 * shares, or the platform or the rider does in place of the others.
 */
export const staffRefundOrder = defineCall({
  name: 'staff.refundOrder',
  summary: 'Refund an order',
  who: 'staff',
  roles: ['operations', 'finance'],
  request: z.object({
    ...one,
    /** Omitted, all that is left. */
    lines: z.optional(z.array(RefundChoice).check(z.minLength(1), z.maxLength(100))),
    /** Less than the share of the lines, or of all that are left. */
    amount: z.optional(Amount.check(z.gte(1))),
    borneBy: z._default(RefundBearer, 'shares'),
    ...acting,
  }),
  response: StaffOrderDetail,
  failures: [
    ...changed,
    ...([
      'refundUnavailable',
      'refundTooMuch',
      'refundAmountTooHigh',
      'applicationInReview',
      'noRider',
      'staffDayLimit',
      'adjustmentTooLarge',
    ] as const),
  ],
})

/** Marks an order as delivered, where its rider or store did not. */
export const staffMarkDelivered = defineCall({
  name: 'staff.markDelivered',
  summary: 'Mark an order as delivered',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffOrderDetail,
  failures: changed,
})

/** Sends an order out once more: it waits for a rider, or its store, again. */
export const staffRedeliver = defineCall({
  name: 'staff.redeliver',
  summary: 'Deliver an order once more',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffOrderDetail,
  failures: changed,
})

/**
 * Gives the delivery of an order to a rider, or takes one that is not picked up from its rider. After an accident of its rider the next
 * one fetches the goods from there.
 */
export const staffReassign = defineCall({
  name: 'staff.reassign',
  summary: 'Give a delivery to a rider',
  who: 'staff',
  roles: ['operations'],
  request: z.object({
    ...one,
    /** The rider; omitted, the delivery is offered to others. */
    customerId: z.optional(CustomerId),
    ...acting,
  }),
  response: StaffOrderDetail,
  failures: [
    ...(['orderNotFound', 'customerNotFound', 'customerFrozen', 'deliveryNotFound', 'deliveryChanged'] as const),
    ...(['noRider', 'riderSuspended'] as const),
  ],
})
