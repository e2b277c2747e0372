import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderFollowUp } from '@contract/calls/review'
import type { ReviewId } from '@contract/entities/ids'
import type { OwnReview } from '@contract/entities/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { OrderKinds } from '../order/kind/registry'
import { kindOfOrder } from '../order/queries'
import { releaseMedia } from '../upload/media'
import { releaseVideo } from '../upload/video/shown'
import { additionRefusal } from './addition'
import { countAddition, countDishes, countProduct, countStore } from './rating/queries'
import * as queries from './queries'
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
      if (product_id && !follow_up) await countAddition(tx, product_id)
      return ownReviewView({ ...(await queries.reviewById(tx, reviewId)), order_id }, { language, now })
    })
  }

  /**
   * Deletes a review: neither its store nor its dishes or its product count it any more, and its pictures and its video go.
   * @throws Failure `reviewNotFound` when it was deleted meanwhile.
   */
  remove({ customer }: SignedIn, reviewId: ReviewId): Promise<Record<string, never>> {
    return this.context.db.transaction().execute(async (tx) => {
      const review = await this.lock(tx, reviewId)
      const { store_id, pictures, video, has_pictures: hasPictures, rating, taste, packaging } = review
      const dishes = await queries.dishesOf(tx, reviewId)
      const uncount = await this.uncounted(tx, review.order_id, reviewId)
      await queries.deleteReview(tx, reviewId)
      await releaseMedia(tx, this.context, { customerId: customer.id, pictures })
      await releaseVideo(tx, this.context, { customerId: customer.id, video })
      const counted = { rating, hasPictures, taste, packaging }
      const { product_id: productId, follow_up: followUp } = review
      const hasVideo = video !== null
      await countDishes(tx, counted, dishes, -1)
      if (productId) await countProduct(tx, productId, { ...counted, hasVideo, isAdded: followUp !== null }, -1)
      await countStore(tx, store_id, counted, -1)
      await uncount?.()
      return {}
    })
  }

  /** Function that subtracts the kind's scores of a review from its counts; undefined for a kind without scores. */
  private async uncounted(tx: Transaction<Database>, orderId: string, reviewId: ReviewId) {
    const { review } = this.kinds.of({ kind: await kindOfOrder(tx, trustedId('order', orderId)) })
    return review === 'none' || review.uncounted === 'none' ? undefined : review.uncounted(tx, reviewId)
  }

  private async lock(tx: Parameters<typeof queries.lockReview>[0], id: ReviewId) {
    const review = await queries.lockReview(tx, id)
    if (!review?.order_id) throw new Failure('reviewNotFound')
    return { ...review, order_id: review.order_id }
  }
}
