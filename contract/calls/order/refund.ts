import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, text } from '../../entities/common'
import { MediaId, OrderId, RefundId } from '../../entities/ids'
import { Refund, RefundChoice, RefundType } from '../../entities/refund'
import { limits } from '../../limits'

/** Each `text` is in the caller’s language; `order.applyRefund` takes the text, or words of one’s own. */
export const orderRefundReasons = defineCall({
  name: 'order.refundReasons',
  summary: 'The reasons to choose from when asking for a refund',
  who: 'customer',
  /** Without an order those of takeaway. */
  request: z.object({ orderId: z.optional(OrderId) }),
  response: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
  failures: ['orderNotFound'],
})

/**
 * Asks for a refund of all that is left of an order or of some of its lines (product text §5, after-sales). Several
 * applications of an order may be open as long as no line is in two of them; one of all that is left stands alone. What the
 * store itself cannot make is paid back at once.
 */
export const orderApplyRefund = defineCall({
  name: 'order.applyRefund',
  summary: 'Apply for a refund',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    /**
     * The refused application that is edited and sent again. Without it the newest one that was refused for any of the
     * same lines is, and else the application is a new one.
     */
    refundId: z.optional(RefundId),
    type: RefundType,
    /** For a partial refund; each line once. */
    lines: z._default(z.array(RefundChoice).check(z.maxLength(100)), []),
    reason: text(100, 1),
    description: text(limits.refundDescriptionMax, 1),
    /** Uploaded pictures. */
    pictures: z._default(z.array(MediaId).check(z.maxLength(limits.refundImages)), []),
    idempotencyKey: IdempotencyKey,
  }),
  response: Refund,
  failures: [
    'orderNotFound',
    'refundNotFound',
    'refundStateChanged',
    'refundUnavailable',
    'refundTooMuch',
    'applicationInReview',
    'mediaNotFound',
  ],
})

/** Takes back an application that is not decided, or that was refused; it is closed then (product text §4). */
export const orderCancelRefund = defineCall({
  name: 'order.cancelRefund',
  summary: 'Withdraw a refund application',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: Refund,
  failures: ['refundNotFound', 'refundStateChanged'],
})

/** A refund, what comes back for which dish, and its steps so far. */
export const orderRefundDetail = defineCall({
  name: 'order.refundDetail',
  summary: 'One refund and its progress',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: Refund,
  failures: ['refundNotFound'],
})
