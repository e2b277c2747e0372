import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type merchantReplyReview, merchantReviews } from '@contract/calls/merchant'
import type { Review } from '@contract/entities/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { storeOf } from '../../http/merchant-store'
import type { Notices } from '../message/notices'
import * as queries from './queries'
import { dropTranslations } from './translation/queries'
import { reviewView } from './view'

/** Merchants’ replies to the reviews of their stores. Ownership is checked by `handle`. */
export class ReviewReplies {
  constructor(
    private readonly context: Context,
    private readonly notices: Notices,
  ) {}

  /** @throws Failure `storeNotFound` */
  async list(caller: Merchant, request: Request<typeof merchantReviews>): Promise<Response<typeof merchantReviews>> {
    const { db, avatars } = this.context
    const page = new Paging(merchantReviews, request)
    const { filter } = request
    const rows = await queries.reviewsToReply(db, storeOf(caller, request.storeId), { filter, slice: page.slice })
    return page.answer(rows, (row) => reviewView(row, caller.language, avatars))
  }

  /**
   * Replies to a review, and notifies its author.
   * @throws Failure `reviewNotFound` for one that is hidden or deleted, or `reviewReplied`
   */
  async reply(
    tx: Transaction<Database>,
    { language }: Merchant,
    { reviewId, text }: Request<typeof merchantReplyReview>,
  ): Promise<Review> {
    const review = await queries.lockReview(tx, reviewId)
    if (!review || review.hidden_at) throw new Failure('reviewNotFound')
    const both = { en: text, zh: text }
    if (!(await queries.reply(tx, reviewId, both, this.context.clock.now()))) throw new Failure('reviewReplied')
    await dropTranslations(tx, reviewId)
    const replied = await queries.reviewById(tx, reviewId)
    const { customer_id: customerId, store_name: store } = replied
    if (customerId !== null)
      await this.notices.tell(tx, 'reviewReplied', [
        { customerId, subject: reviewId, targetId: reviewId, params: { store } },
      ])
    return reviewView(replied, language, this.context.avatars)
  }
}
