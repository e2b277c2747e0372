import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { Database } from '../../../../database/schema'
import { Failure } from '../../../../http/failure'
import type { Order } from '../../../order/queries'
import type { Context } from '../../../../context'
import type { OrderEngine } from '../../../order/engine'
import type { ReviewPart } from '../../../order/kind/review'
import { ofWhole } from '../../../review/parts'
import { VisitReviews } from '../../../review/visit-review'
import * as queries from '../queries'
import { countStay, insertStayReview, stayReviewOf } from './queries'

type Scores = NonNullable<Exclude<Request<typeof orderReview>, { lines: unknown }>['stay']>

/**
 * Hotel part of a stay's review: four scores, whose average are its stars, and the travel party.
 * @throws Failure `reviewScoresRequired`
 */
async function stayReview(tx: Transaction<Database>, { id: orderId }: Order, scores: Scores | undefined) {
  if (!scores) throw new Failure('reviewScoresRequired')
  const { store_id, terms, check_in } = await queries.stayOf(tx, orderId)
  const { place, cleanliness, service, facilities } = scores
  const rating = Math.round((place + cleanliness + service + facilities) / 4)
  return {
    rating,
    insert: ({ id, hasPictures, at }: { readonly id: string; readonly hasPictures: boolean; readonly at: Date }) =>
      insertStayReview(tx, {
        ...scores,
        ...{ review_id: id, store_id, rating, has_pictures: hasPictures, created_at: at, stayed_in: check_in },
        room: JSON.stringify(terms.roomName),
      }),
    count: () => countStay(tx, store_id, scores, 1),
  }
}

/** The reviews of stays, whose scores are counted for the hotel. */
export function stayReviews(context: Context, orders: OrderEngine): ReviewPart {
  const visits = new VisitReviews(context, orders)
  return {
    write: ofWhole(async (tx, order, input) => visits.write(tx, order, input, await stayReview(tx, order, input.stay))),
    async recount(tx, reviewId, change) {
      const scores = await stayReviewOf(tx, reviewId)
      return async () => {
        if (scores) await countStay(tx, scores.store_id, scores, change)
      }
    },
  }
}
