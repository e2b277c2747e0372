import * as z from 'zod/mini'
import { afterSalesLimits } from '../../after-sales-limits'
import { defineCall } from '../../call'
import { IdempotencyKey, lines, pageOf, paging, text } from '../../entities/common'
import { MediaId, RefundId, StoreId } from '../../entities/ids'
import { MerchantRefund } from '../../entities/merchant-refund'
import { ReturnAddress } from '../../entities/refund'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** The refund applications of a store, newest first: those that wait for it, or the others. */
export const merchantRefunds = defineCall({
  name: 'merchant.refunds',
  summary: 'The refund applications of a store',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({
    ...paging,
    storeId: z.optional(StoreId),
    tab: z._default(z.enum(['waiting', 'handled']), 'waiting'),
  }),
  response: z.extend(pageOf(MerchantRefund), { waiting: z.int() }),
  failures: ['storeNotFound'],
})

/** Received pieces of a line, and the sellable ones among them. */
export const CountedReturn = z.object({
  position: z.int().check(z.gte(0), z.lte(999)),
  received: z.int().check(z.gte(0), z.lte(999)),
  sellable: z._default(z.int().check(z.gte(0), z.lte(999)), 0),
  /** Remark of the store, shown to the customer. */
  note: z._default(lines(limits.refundDescriptionMax), ''),
})

/**
 * Agrees to a refund or refuses it with a reason that the customer reads (product text §4, after-sales). For goods, to agree is
 * first to have them returned, and once they are sent to count them in: what arrived is refunded, the rest is disputed.
 */
export const merchantHandleRefund = defineCall({
  name: 'merchant.handleRefund',
  summary: 'Agree to a refund or refuse it',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    refundId: RefundId,
    agree: z.boolean(),
    /** Required for a refusal. */
    reason: z.optional(lines(limits.refundDescriptionMax, 1)),
    /** Destination of the return; the store's return address by default. */
    returnAddress: z.optional(ReturnAddress),
    /** Counted returns; without it, all items arrived and none can be resold. */
    counted: z.optional(z.array(CountedReturn).check(z.maxLength(100))),
    /** Pictures beside a reason. */
    pictures: z._default(z.array(MediaId).check(z.maxLength(limits.refundImages)), []),
    idempotencyKey: IdempotencyKey,
  }),
  response: MerchantRefund,
  failures: ['refundNotFound', 'refundStateChanged', 'reasonRequired', 'refundTooMuch', 'mediaNotFound'],
})

/** Gives the store's evidence on a case that the customer brought before the platform; it cannot be taken back. */
export const merchantAddEvidence = defineCall({
  name: 'merchant.addEvidence',
  summary: 'Add a store’s evidence to an after-sales case',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    refundId: RefundId,
    text: text(afterSalesLimits.evidenceLength, 1),
    pictures: z._default(z.array(MediaId).check(z.maxLength(afterSalesLimits.evidenceMedia)), []),
    idempotencyKey: IdempotencyKey,
  }),
  response: MerchantRefund,
  failures: ['refundNotFound', 'refundStateChanged', 'evidenceFull', 'mediaNotFound'],
})
