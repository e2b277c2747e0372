import type { Transaction } from 'kysely'
import type { ReviewId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { OrderKinds } from '../order/kind/registry'
import { kindOfOrder } from '../order/queries'
import { countDishes, countProduct, countStore } from './rating/queries'
import * as queries from './queries'

type Tx = Transaction<Database>
type Review = NonNullable<Awaited<ReturnType<typeof queries.lockReview>>>

/** Function that counts the kind's scores of a review; undefined for a review without such scores. */
async function scoresOf(tx: Tx, kinds: OrderKinds, { id, order_id }: Review, change: 1 | -1) {
  if (order_id === null) return undefined
  const { review } = kinds.of({ kind: await kindOfOrder(tx, trustedId('order', order_id)) })
  return review === 'none' || review.recount === 'none'
    ? undefined
    : review.recount(tx, trustedId('review', id), change)
}

/** Takes a locked review out of the counts of its store, its dishes and its product, after `change` of the review itself. */
export const uncountReview = (
  tx: Tx,
  kinds: OrderKinds,
  review: Review,
  change: (tx: Tx, id: ReviewId) => Promise<void>,
): Promise<void> => countBy(tx, kinds, { review, by: -1 }, change)

/** Counts a locked review again, after `change` of the review itself. */
export const recountReview = (
  tx: Tx,
  kinds: OrderKinds,
  review: Review,
  change: (tx: Tx, id: ReviewId) => Promise<void>,
): Promise<void> => countBy(tx, kinds, { review, by: 1 }, change)

async function countBy(
  tx: Tx,
  kinds: OrderKinds,
  { review, by }: { readonly review: Review; readonly by: 1 | -1 },
  change: (tx: Tx, id: ReviewId) => Promise<void>,
): Promise<void> {
  const { store_id, video, has_pictures: hasPictures, rating, taste, packaging } = review
  const id = trustedId('review', review.id)
  const dishes = await queries.dishesOf(tx, id)
  const countScores = await scoresOf(tx, kinds, review, by)
  await change(tx, id)
  const counted = { rating, hasPictures, taste, packaging }
  const { product_id: productId, follow_up: followUp } = review
  const hasVideo = video !== null
  await countDishes(tx, counted, dishes, by)
  if (productId) await countProduct(tx, productId, { ...counted, hasVideo, isAdded: followUp !== null }, by)
  await countStore(tx, store_id, counted, by)
  await countScores?.()
}
