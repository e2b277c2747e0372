import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderAppealReview, orderFollowUp } from '@contract/calls/review'
import type { ReviewId } from '@contract/entities/ids'
import type { OwnReview } from '@contract/entities/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderKinds } from '../order/kind/registry'
import { releaseMedia } from '../upload/media'
import { releaseVideo } from '../upload/video/shown'
import { additionRefusal } from './addition'
import { uncountReview } from './counting'
import { countAddition } from './rating/queries'
import * as queries from './queries'
import { dropTranslations } from './translation/queries'
import { ownReviewView } from './view'

/** Customers' later actions on their reviews (product text §2, my evaluations). Ownership is checked by `handle`. */
export class OwnReviews {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  /** @throws Failure `reviewNotFound` when it was deleted meanwhile, `alreadyAdded` or `additionTooLate`. */
  followUp({ language }: SignedIn, { reviewId, text }: Request<typeof orderFollowUp>): Promise<OwnReview> {
    const { clock, db } = this.context
    return db.transaction().execute(async (tx) => {
      const review = await this.lock(tx, reviewId)
      const { order_id, product_id, follow_up } = review
      const now = clock.now()
      const refusal = additionRefusal(review, now)
      if (refusal) throw new Failure(refusal)
      await queries.followUp(tx, reviewId, { en: text, zh: text }, now)
      await dropTranslations(tx, reviewId)
      if (product_id && !follow_up && !review.hidden_at) await countAddition(tx, product_id)
      return ownReviewView({ ...(await queries.reviewById(tx, reviewId)), order_id }, { language, now })
    })
  }

  /** Appeals against the hiding of a review. @throws Failure `reviewNotHidden` or `reviewContested` */
  async appeal(
    tx: Transaction<Database>,
    { language }: SignedIn,
    { reviewId, text }: Request<typeof orderAppealReview>,
  ): Promise<OwnReview> {
    const { order_id, hidden_at, appealed_at } = await this.lock(tx, reviewId)
    if (!hidden_at) throw new Failure('reviewNotHidden')
    if (appealed_at) throw new Failure('reviewContested')
    const now = this.context.clock.now()
    await queries.appealReview(tx, reviewId, text, now)
    return ownReviewView({ ...(await queries.reviewById(tx, reviewId)), order_id }, { language, now })
  }

  /**
   * Deletes a review: neither its store nor its dishes or its product count it any more, and its pictures and its video go.
   * @throws Failure `reviewNotFound` when it was deleted meanwhile.
   */
  remove({ customer }: SignedIn, reviewId: ReviewId): Promise<Record<string, never>> {
    return this.context.db.transaction().execute(async (tx) => {
      const review = await this.lock(tx, reviewId)
      const { pictures, video } = review
      // A hidden review is counted no more.
      if (review.hidden_at) await queries.deleteReview(tx, reviewId)
      else await uncountReview(tx, this.kinds, review, queries.deleteReview)
      await releaseMedia(tx, this.context, { customerId: customer.id, pictures })
      await releaseVideo(tx, this.context, { customerId: customer.id, video })
      return {}
    })
  }

  private async lock(tx: Parameters<typeof queries.lockReview>[0], id: ReviewId) {
    const review = await queries.lockReview(tx, id)
    if (!review?.order_id) throw new Failure('reviewNotFound')
    return { ...review, order_id: review.order_id }
  }
}
