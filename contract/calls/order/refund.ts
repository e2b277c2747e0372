import * as z from 'zod/mini'
import { afterSalesLimits } from '../../after-sales-limits'
import { defineCall } from '../../call'
import { Amount, IdempotencyKey, lines, text } from '../../entities/common'
import { MediaId, OrderId, RefundId } from '../../entities/ids'
import { MoneyBack, Refund, RefundChoice, RefundType } from '../../entities/refund'
import { limits } from '../../limits'

/** Each `text` is in the caller’s language; `order.applyRefund` takes such a text or the customer's own words. */
export const orderRefundReasons = defineCall({
  name: 'order.refundReasons',
  summary: 'The reasons to choose from when asking for a refund',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({
    items: z.array(z.object({ key: z.string(), text: z.string() })),
    /** The most that can be claimed for lost or broken goods beyond the refund; 0 without a guarantee. */
    mostClaim: Amount,
  }),
  failures: ['orderNotFound'],
})

/**
 * Applies for a refund of the rest of an order or of some of its lines (product text §5, after-sales). Several
 * applications may be open as long as they share no line; a full one must be the only one. Lines that the store itself
 * cannot make are refunded at once.
 */
export const orderApplyRefund = defineCall({
  name: 'order.applyRefund',
  summary: 'Apply for a refund',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    /**
     * The refused application to edit and resubmit. By default the newest refused one with any of the same lines;
     * otherwise the application is new.
     */
    refundId: z.optional(RefundId),
    type: RefundType,
    /** For a partial refund; each line at most once. */
    lines: z._default(z.array(RefundChoice).check(z.maxLength(100)), []),
    reason: text(100, 1),
    description: lines(limits.refundDescriptionMax, 1),
    /** Uploaded pictures. */
    pictures: z._default(z.array(MediaId).check(z.maxLength(limits.refundImages)), []),
    /** Worth of lost or broken goods by their receipt, which the platform decides on; only under a guarantee. */
    claim: z._default(Amount, 0),
    idempotencyKey: IdempotencyKey,
  }),
  response: Refund,
  failures: [
    'orderNotFound',
    'refundNotFound',
    'handledByAfterSales',
    'refundStateChanged',
    'refundUnavailable',
    'refundTooMuch',
    'claimTooMuch',
    'applicationInReview',
    'mediaNotFound',
  ],
})

/** Withdraws an application that is undecided or refused, which closes it (product text §4). */
export const orderCancelRefund = defineCall({
  name: 'order.cancelRefund',
  summary: 'Withdraw a refund application',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: Refund,
  failures: ['refundNotFound', 'handledByAfterSales', 'refundStateChanged'],
})

/** Brings a refund that the store refused before the platform. Both sides can give evidence then; the decision is final. */
export const orderEscalateRefund = defineCall({
  name: 'order.escalateRefund',
  summary: 'Ask the platform to decide on a refused refund',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: Refund,
  failures: ['refundNotFound', 'handledByAfterSales', 'refundStateChanged', 'applicationInReview', 'refundTooMuch'],
})

/** Gives evidence to the platform, which cannot be taken back. */
export const orderAddRefundEvidence = defineCall({
  name: 'order.addRefundEvidence',
  summary: 'Add evidence to a refund before the platform',
  who: 'customer',
  request: z.object({
    refundId: RefundId,
    text: text(afterSalesLimits.evidenceLength, 1),
    pictures: z._default(z.array(MediaId).check(z.maxLength(afterSalesLimits.evidenceMedia)), []),
    idempotencyKey: IdempotencyKey,
  }),
  response: Refund,
  failures: ['refundNotFound', 'handledByAfterSales', 'refundStateChanged', 'evidenceFull', 'mediaNotFound'],
})

/** A refund with the amounts by line and its timeline. */
export const orderRefundDetail = defineCall({
  name: 'order.refundDetail',
  summary: 'One refund and its progress',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: Refund,
  failures: ['refundNotFound', 'handledByAfterSales'],
})

/** The money of an order that went back to its payers, oldest first, and when it arrived. */
export const orderMoneyBack = defineCall({
  name: 'order.moneyBack',
  summary: 'The refunded money of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ items: z.array(MoneyBack) }),
  failures: ['orderNotFound'],
})
