import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, IdempotencyKey, lines, pageOf, paging, text } from '../entities/common'
import { stayScores, Traveller } from '../entities/hotel'
import { MediaId, OrderId, ReviewId, VideoId } from '../entities/ids'
import {
  GoodsRating,
  OwnReview,
  Review,
  ReviewFilter,
  ReviewTopic,
  ReviewTranslation,
  Stars,
  StoreRating,
} from '../entities/review'
import { limits } from '../limits'
import { languages } from '../settings'

const said = {
  text: z._default(lines(limits.reviewLength), ''),
  /** Uploaded pictures by their ids. */
  pictures: z._default(z.array(MediaId).check(z.maxLength(limits.reviewImages)), []),
  /** An uploaded video by its id. */
  video: z.optional(VideoId),
}

/** Reviews of lines of a mall order. */
const LinesReview = z.object({
  orderId: OrderId,
  lines: z
    .array(
      z.object({
        /** The position of the line in its order. */
        line: z.int().check(z.gte(0)),
        rating: Stars,
        topics: z._default(z.array(ReviewTopic).check(z.maxLength(limits.reviewTopics)), []),
        ...said,
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.mallCartLines)),
  service: z._default(z.nullable(Stars), null),
  delivery: z._default(z.nullable(Stars), null),
  anonymous: z._default(z.boolean(), false),
  idempotencyKey: IdempotencyKey,
})

/**
 * Reviews a delivered order once: store, rider and dishes; a stay with its scores, by its guest; a table; or lines of a
 * received mall order, each once, of which the answer is the first review. A fully refunded order or line is not
 * reviewed (product text §3, review; §4).
 */
export const orderReview = defineCall({
  name: 'order.review',
  summary: 'Review an order or lines of it',
  who: 'customer',
  request: z.union([
    LinesReview,
    z.object({
      orderId: OrderId,
      /** The rating of the store and the order. */
      rating: Stars,
      taste: z._default(z.nullable(Stars), null),
      packaging: z._default(z.nullable(Stars), null),
      riderLiked: z._default(z.nullable(z.boolean()), null),
      /** Opinions on dishes of the order; omitted dishes have none. */
      dishes: z._default(z.array(z.object({ goodsId: Id, liked: z.boolean() })).check(z.maxLength(100)), []),
      /** Scores of a review of a stay; absent for other kinds. */
      stay: z.optional(z.object({ ...stayScores, traveller: z._default(z.nullable(Traveller), null) })),
      ...said,
      anonymous: z._default(z.boolean(), false),
      idempotencyKey: IdempotencyKey,
    }),
  ]),
  /** `points` are those that the review earned now. */
  response: z.extend(OwnReview, { points: z.int() }),
  failures: [
    'reviewLineRefunded',
    'reviewLineUnknown',
    'reviewScoresRequired',
    'orderNotFound',
    'alreadyReviewed',
    'deadlinePassed',
    'orderStateChanged',
    'goodsNotFound',
    'mediaNotFound',
    'videoNotFound',
  ],
})

/** The caller's own reviews, newest first, optionally of one order (product text §2, my evaluations). */
export const orderComments = defineCall({
  name: 'order.comments',
  summary: 'The caller’s own reviews',
  who: 'customer',
  request: z.object({ ...paging, orderId: z.optional(OrderId) }),
  response: pageOf(OwnReview),
  failures: ['orderNotFound'],
})

/**
 * Adds a text to the caller's own review, in place of an earlier one (product text §2, my evaluations). A product's review
 * is added to once, within some months.
 */
export const orderFollowUp = defineCall({
  name: 'order.followUp',
  summary: 'Add a text to one’s own review',
  who: 'customer',
  request: z.object({ reviewId: ReviewId, text: lines(limits.reviewLength, 1) }),
  response: OwnReview,
  failures: ['reviewNotFound', 'alreadyAdded', 'additionTooLate'],
})

/** Appeals once against the hiding of the caller's own review; staff decide. */
export const orderAppealReview = defineCall({
  name: 'order.appealReview',
  summary: 'Appeal against the hiding of a review',
  who: 'customer',
  request: z.object({
    reviewId: ReviewId,
    text: lines(limits.reviewLength, 1),
    idempotencyKey: IdempotencyKey,
  }),
  response: OwnReview,
  failures: ['reviewNotFound', 'reviewNotHidden', 'reviewContested'],
})

/** Deletes the caller's own review with its pictures; its stars no longer count. The order stays reviewed. */
export const orderRemoveReview = defineCall({
  name: 'order.removeReview',
  summary: 'Delete one’s own review',
  who: 'customer',
  request: z.object({ reviewId: ReviewId }),
  response: Empty,
  failures: ['reviewNotFound'],
})

/**
 * The texts of a review with its addition and the reply, translated where they are written in another language. Offered where
 * `home.config` answers `translatesReviews`.
 */
export const reviewTranslate = defineCall({
  name: 'review.translate',
  summary: 'Translate a review',
  who: 'customer',
  request: z.object({ reviewId: Id, language: z.enum(languages) }),
  response: ReviewTranslation,
  failures: ['reviewNotFound', 'translationUnavailable', 'translationsTooMany'],
})

/** Only reviews of a filter, and those that say all words of `keyword`. */
const ofReviews = { filter: z._default(ReviewFilter, 'all'), keyword: z.optional(text(limits.keywordMax, 1)) }

/** A store's reviews, newest first, with the summary of all (product text §2, store page). */
export const storeComments = defineCall({
  name: 'store.comments',
  summary: 'A store’s reviews',
  who: 'anyone',
  request: z.object({ ...paging, storeId: Id, ...ofReviews }),
  response: z.extend(pageOf(Review), { summary: StoreRating }),
  failures: ['storeNotFound'],
})

/** The reviews that mention an item or are about a product of the mall, newest first, with the summary of all (product text §2, goods comments). */
export const goodsComments = defineCall({
  name: 'goods.comments',
  summary: 'An item’s reviews',
  who: 'anyone',
  request: z.object({ ...paging, goodsId: Id, ...ofReviews }),
  response: z.extend(pageOf(Review), { summary: GoodsRating }),
  failures: ['goodsNotFound'],
})
