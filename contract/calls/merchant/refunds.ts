import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, pageOf, paging, text } from '../../entities/common'
import { RefundId, StoreId } from '../../entities/ids'
import { Refund } from '../../entities/refund'
import { limits } from '../../limits'

/** The refund applications of a store, newest first: those that wait for it, or the others. */
export const merchantRefunds = defineCall({
  name: 'merchant.refunds',
  summary: 'The refund applications of a store',
  who: 'merchant',
  request: z.object({
    ...paging,
    storeId: z.optional(StoreId),
    tab: z._default(z.enum(['waiting', 'handled']), 'waiting'),
  }),
  response: z.extend(pageOf(Refund), { waiting: z.int() }),
  failures: ['storeNotFound'],
})

/** Agrees to a refund or refuses it with a reason that the customer reads (product text §4, after-sales). */
export const merchantHandleRefund = defineCall({
  name: 'merchant.handleRefund',
  summary: 'Agree to a refund or refuse it',
  who: 'merchant',
  request: z.object({
    refundId: RefundId,
    agree: z.boolean(),
    /** Required for a refusal. */
    reason: z.optional(text(limits.refundDescriptionMax, 1)),
    idempotencyKey: IdempotencyKey,
  }),
  response: Refund,
  failures: ['refundNotFound', 'refundStateChanged', 'reasonRequired'],
})
