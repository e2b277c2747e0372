import type { Request, Response } from '@contract/call'
import { goodsComments, orderComments, storeComments } from '@contract/calls/review'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { storeExists } from '../store/queries'
import * as queries from './queries'
import { findRated } from './subjects'
import { ownReviewView, reviewView, storeRatingView } from './view'

const mentionOf = (keyword: string | undefined, language: Language) =>
  keyword === undefined ? undefined : { keyword, language }

/** Lists of reviews (product text §2, store page, goods comments, my evaluations). */
export class ReviewService {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound`. */
  async ofStore(language: Language, request: Request<typeof storeComments>): Promise<Response<typeof storeComments>> {
    const { storeId, filter, keyword } = request
    const page = new Paging(storeComments, request)
    const { db, avatars } = this.context
    const [exists, summary, rows] = await Promise.all([
      storeExists(db, storeId),
      queries.storeRating(db, storeId),
      queries.storeReviews(db, storeId, { filter, mention: mentionOf(keyword, language), slice: page.slice }),
    ])
    if (!exists) throw new Failure('storeNotFound')
    return { ...page.answer(rows, (row) => reviewView(row, language, avatars)), summary: storeRatingView(summary) }
  }

  /** @throws Failure `goodsNotFound`. */
  async ofGoods(language: Language, request: Request<typeof goodsComments>): Promise<Response<typeof goodsComments>> {
    const { goodsId, filter, keyword } = request
    const page = new Paging(goodsComments, request)
    const { db, avatars } = this.context
    const rated = await findRated(db, goodsId)
    if (!rated) throw new Failure('goodsNotFound')
    const rows = await rated.page(db, goodsId, { filter, mention: mentionOf(keyword, language), slice: page.slice })
    return { ...page.answer(rows, (row) => reviewView(row, language, avatars)), summary: rated.summary }
  }

  /** The caller's own reviews, of all orders or of one, newest first. */
  async own(caller: SignedIn, request: Request<typeof orderComments>): Promise<Response<typeof orderComments>> {
    const customerId = caller.customer.id
    const page = new Paging(orderComments, request, customerId)
    const rows = await queries.ownReviews(this.context.db, {
      customerId,
      orderId: request.orderId,
      slice: page.slice,
    })
    const viewer = { language: caller.language, now: this.context.clock.now() }
    const items = page
      .shown(rows)
      .flatMap(({ order_id, ...row }) => (order_id ? ownReviewView({ ...row, order_id }, viewer) : []))
    return { items, next: page.next(rows) }
  }
}
