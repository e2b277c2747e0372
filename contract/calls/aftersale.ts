import * as z from 'zod/mini'
import { afterSalesLimits } from '../after-sales-limits'
import { defineCall } from '../call'
import { AfterSale, Fault } from '../entities/after-sale'
import { Amount, IdempotencyKey, lines, pageOf, paging, text } from '../entities/common'
import { MediaId, OrderId, RefundId, VideoId } from '../entities/ids'
import { RefundChoice, RefundService, ReturnLogistics } from '../entities/refund'
import { ReturnTrack } from '../entities/return-track'
import { limits } from '../limits'

/** `yours` wait for the customer, `open` for the shop, the carrier or the platform; `done` are final. */
export const AfterSaleTab = z.enum(['all', 'yours', 'open', 'done'])
export type AfterSaleTab = z.output<typeof AfterSaleTab>

/** Refund request: quantity per line, and the key of the reason. */
const asked = {
  service: RefundService,
  /** Each line at most once. */
  lines: z.array(RefundChoice).check(z.minLength(1), z.maxLength(100)),
  /** For `refundOnly`, less than the lines' share; the goods are kept. Omitted, all of the share. */
  amount: z.optional(Amount.check(z.gte(1))),
  /** A key of `aftersale.reasons`. */
  reason: text(40, 1),
  description: lines(limits.refundDescriptionMax, 1),
  /** Uploaded pictures. */
  pictures: z._default(z.array(MediaId).check(z.maxLength(limits.refundImages)), []),
  idempotencyKey: IdempotencyKey,
}

/** Why something asked for is refused. */
const askedFailures = [
  'refundUnavailable',
  'refundTooMuch',
  'refundAmountTooHigh',
  'applicationInReview',
  'deadlinePassed',
  'mediaNotFound',
] as const

/** The after-sales cases of the caller, newest first (product text §2, after-sales list). */
export const aftersaleList = defineCall({
  name: 'aftersale.list',
  summary: 'The caller’s after-sales cases',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(AfterSaleTab, 'all'), orderId: z.optional(OrderId) }),
  response: z.extend(pageOf(AfterSale), { counts: z.object({ yours: z.int(), open: z.int() }) }),
  failures: ['orderNotFound'],
})

/** The reasons that can be given for an order now, with the services that each allows and who is at fault. */
export const aftersaleReasons = defineCall({
  name: 'aftersale.reasons',
  summary: 'The reasons to choose from for an after-sales case',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    /** A case that is edited: as of when it was opened. */
    refundId: z.optional(RefundId),
  }),
  response: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        text: z.string(),
        fault: Fault,
        /** None while no line allows it with this reason. */
        services: z.array(RefundService),
      }),
    ),
  }),
  failures: ['orderNotFound', 'refundNotFound'],
})

/**
 * Opens a case of some lines of a mall order (product text §4, §5, after-sales). A line is in one case at most that is
 * undecided or refused; a refused one is edited, escalated or withdrawn first.
 */
export const aftersaleApply = defineCall({
  name: 'aftersale.apply',
  summary: 'Open an after-sales case',
  who: 'customer',
  request: z.object({ orderId: OrderId, ...asked }),
  response: AfterSale,
  failures: ['orderNotFound', ...askedFailures],
})

/** One case. */
export const aftersaleDetail = defineCall({
  name: 'aftersale.detail',
  summary: 'One after-sales case',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: AfterSale,
  failures: ['refundNotFound'],
})

/** Edits a case that the shop has not answered or has refused, up to three times; the shop then answers again. */
export const aftersaleEdit = defineCall({
  name: 'aftersale.edit',
  summary: 'Edit an after-sales case',
  who: 'customer',
  request: z.object({ refundId: RefundId, ...asked }),
  response: AfterSale,
  failures: ['refundNotFound', 'refundStateChanged', 'editsUsedUp', ...askedFailures],
})

/** Withdraws a case that is undecided or refused, which closes it. `data` of a lost race names who was faster, as `by`. */
export const aftersaleRevoke = defineCall({
  name: 'aftersale.revoke',
  summary: 'Withdraw an after-sales case',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: AfterSale,
  failures: ['refundNotFound', 'refundStateChanged'],
})

/** The carriers to send goods back by. */
export const aftersaleExpressCompanies = defineCall({
  name: 'aftersale.expressCompanies',
  summary: 'The express companies to send goods back by',
  who: 'customer',
  request: z.object({ keyword: z._default(text(limits.keywordMax), '') }),
  response: z.object({
    /** `letter` is the first of the name, in Chinese of its pinyin. */
    items: z.array(z.object({ key: z.string(), name: z.string(), phone: z.string(), letter: z.string() })),
  }),
  failures: [],
})

/** Says how goods are sent back; said again, it corrects that until the carrier's first scan. */
export const aftersaleSendBack = defineCall({
  name: 'aftersale.sendBack',
  summary: 'Send goods back',
  who: 'customer',
  request: z.object({
    refundId: RefundId,
    /** `company` is the key of an express company. */
    logistics: ReturnLogistics,
  }),
  response: AfterSale,
  failures: ['refundNotFound', 'refundStateChanged', 'carrierUnknown', 'trackingNumberOutgoing', 'returnOnItsWay'],
})

/** Where goods that are sent back are (product text §2, after-order logistics). */
export const aftersaleReturnTrack = defineCall({
  name: 'aftersale.returnTrack',
  summary: 'The tracking of a return',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: ReturnTrack,
  failures: ['refundNotFound'],
})

/** Asks the platform to decide on a refused case. Both sides can give evidence then. */
export const aftersaleEscalate = defineCall({
  name: 'aftersale.escalate',
  summary: 'Ask the platform to step in',
  who: 'customer',
  request: z.object({ refundId: RefundId }),
  response: AfterSale,
  failures: ['refundNotFound', 'refundStateChanged', 'applicationInReview', 'refundTooMuch'],
})

/** Gives evidence, which cannot be taken back. */
export const aftersaleAddEvidence = defineCall({
  name: 'aftersale.addEvidence',
  summary: 'Add evidence to an after-sales case',
  who: 'customer',
  request: z.object({
    refundId: RefundId,
    text: text(afterSalesLimits.evidenceLength, 1),
    pictures: z._default(z.array(MediaId).check(z.maxLength(afterSalesLimits.evidenceMedia)), []),
    video: z.optional(VideoId),
    idempotencyKey: IdempotencyKey,
  }),
  response: AfterSale,
  failures: ['refundNotFound', 'refundStateChanged', 'evidenceFull', 'mediaNotFound', 'videoNotFound'],
})
