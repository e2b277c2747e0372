import {
  goodsComments,
  orderComments,
  orderFollowUp,
  orderRemoveReview,
  orderReview,
  storeComments,
} from '@contract/calls/review'
import type { Module } from '../module'
import { OwnReviews } from './own'
import { ReviewService } from './service'

/** Reviews of orders, and the reviews of stores and dishes. */
export const reviewRoutes: Module = ({ handle, context, services }) => {
  const reviews = new ReviewService(context)
  const own = new OwnReviews(context)

  handle.once(orderReview, (tx, caller, request) => services.reviews.write(tx, caller, request))
  handle(orderComments, (caller, request) => reviews.own(caller, request))
  handle(orderFollowUp, (caller, request) => own.followUp(caller, request))
  handle(orderRemoveReview, (caller, { reviewId }) => own.remove(caller, reviewId))
  handle(storeComments, ({ language }, request) => reviews.ofStore(language, request))
  handle(goodsComments, ({ language }, request) => reviews.ofGoods(language, request))
}
