import {
  goodsComments,
  orderAppealReview,
  orderComments,
  orderFollowUp,
  orderRemoveReview,
  orderReview,
  reviewTranslate,
  storeComments,
} from '@contract/calls/review'
import { merchantReplyReview, merchantReviews } from '@contract/calls/merchant'
import type { Routes } from '../module'
import type { OwnReviews } from './own'
import type { ReviewReplies } from './replies'
import type { ReviewService } from './service'
import type { ReviewTranslations } from './translation/service'
import type { ReviewWriter } from './write'

export interface ReviewServices {
  readonly reviews: ReviewService
  readonly own: OwnReviews
  readonly writer: ReviewWriter
  readonly replies: ReviewReplies
  readonly translations: ReviewTranslations
}

/** Reviews of orders, and the reviews of stores and dishes. */
export const reviewRoutes =
  ({ reviews, own, writer, replies, translations }: ReviewServices): Routes =>
  ({ handle }) => {
    handle.once(orderReview, (tx, caller, request) => writer.write(tx, caller, request))
    handle(orderComments, (caller, request) => reviews.own(caller, request))
    handle(orderFollowUp, (caller, request) => own.followUp(caller, request))
    handle.once(orderAppealReview, (tx, caller, request) => own.appeal(tx, caller, request))
    handle(orderRemoveReview, (caller, { reviewId }) => own.remove(caller, reviewId))
    handle(storeComments, ({ language }, request) => reviews.ofStore(language, request))
    handle(goodsComments, ({ language }, request) => reviews.ofGoods(language, request))
    handle(reviewTranslate, (caller, request) => translations.translate(caller, request))
    handle(merchantReviews, (caller, request) => replies.list(caller, request))
    handle.once(merchantReplyReview, (tx, caller, request) => replies.reply(tx, caller, request))
  }
