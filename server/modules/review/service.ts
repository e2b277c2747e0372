import type { Request, Response } from '@contract/call'
import type { goodsComments, orderComments, storeComments } from '@contract/calls/review'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { storeExists } from '../store/queries'
import * as queries from './queries'
import { goodsRatingView, ownReviewView, reviewView, storeRatingView } from './view'

const rangeOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  offset: (page - 1) * pageSize,
  limit: pageSize + 1,
})

/** Reviews as they are read (product text §2, store page, goods comments, my evaluations). */
export class ReviewService {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound`. */
  async ofStore(language: Language, request: Request<typeof storeComments>): Promise<Response<typeof storeComments>> {
    const { storeId, filter, page, pageSize } = request
    const { db } = this.context
    const [exists, summary, rows] = await Promise.all([
      storeExists(db, storeId),
      queries.storeRating(db, storeId),
      queries.storeReviews(db, storeId, { filter, ...rangeOf(request) }),
    ])
    if (!exists) throw new Failure('storeNotFound')
    const items = rows.slice(0, pageSize).map((row) => reviewView(row, language))
    return { items, page, hasMore: rows.length > pageSize, summary: storeRatingView(summary) }
  }

  /** @throws Failure `goodsNotFound`. */
  async ofGoods(language: Language, request: Request<typeof goodsComments>): Promise<Response<typeof goodsComments>> {
    const { goodsId, filter, page, pageSize } = request
    const { db } = this.context
    const [summary, rows] = await Promise.all([
      queries.goodsRating(db, goodsId),
      queries.goodsReviews(db, goodsId, { filter, ...rangeOf(request) }),
    ])
    if (!summary) throw new Failure('goodsNotFound')
    const items = rows.slice(0, pageSize).map((row) => reviewView(row, language))
    return { items, page, hasMore: rows.length > pageSize, summary: goodsRatingView(summary) }
  }

  /** The reviews that the caller wrote, of all orders or of one, newest first. */
  async own(caller: SignedIn, request: Request<typeof orderComments>): Promise<Response<typeof orderComments>> {
    const { orderId, page, pageSize } = request
    const whose = { customerId: caller.customer.id, orderId }
    const rows = await queries.ownReviews(this.context.db, { ...whose, ...rangeOf(request) })
    const items = rows
      .slice(0, pageSize)
      .flatMap(({ order_id, ...row }) => (order_id ? ownReviewView({ ...row, order_id }, caller.language) : []))
    return { items, page, hasMore: rows.length > pageSize }
  }
}
