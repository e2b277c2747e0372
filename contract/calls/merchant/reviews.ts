import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, lines, pageOf, paging } from '../../entities/common'
import { ReviewId, StoreId } from '../../entities/ids'
import { Review } from '../../entities/review'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** Reviews of a store by what its merchant does with them: all, those without a reply, and those of one or two stars. */
export const MerchantReviewFilter = z.enum(['all', 'unanswered', 'negative'])
export type MerchantReviewFilter = z.output<typeof MerchantReviewFilter>

/** The reviews of a store as everybody sees them, newest first; the first store without `storeId`. */
export const merchantReviews = defineCall({
  name: 'merchant.reviews',
  summary: 'The reviews of a store',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({
    ...paging,
    storeId: z.optional(StoreId),
    filter: z._default(MerchantReviewFilter, 'all'),
  }),
  response: pageOf(Review),
  failures: ['storeNotFound'],
})

/** Replies to a review, once; everybody who reads it sees the reply. */
export const merchantReplyReview = defineCall({
  name: 'merchant.replyReview',
  summary: 'Reply to a review',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    reviewId: ReviewId,
    text: lines(limits.reviewReplyLength, 1),
    idempotencyKey: IdempotencyKey,
  }),
  response: Review,
  failures: ['reviewNotFound', 'reviewReplied'],
})
