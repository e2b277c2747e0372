import { goodsComments, orderComments, orderReview, storeComments } from '@contract/calls/review'
import type { Module } from '../module'
import { orderEngine } from '../order/engine'
import { ReviewService } from './service'
import { reviewDesk } from './write'

/** Reviews of orders, and the reviews of stores and dishes. */
export const reviewRoutes: Module = ({ handle, context }) => {
  const reviews = new ReviewService(context)
  const desk = reviewDesk(context, orderEngine(context))

  handle.once(orderReview, (tx, caller, request) => desk.write(tx, caller, request))
  handle(orderComments, (caller, request) => reviews.own(caller, request))
  handle(storeComments, ({ language }, request) => reviews.ofStore(language, request))
  handle(goodsComments, ({ language }, request) => reviews.ofGoods(language, request))
}
