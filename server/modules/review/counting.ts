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

/** Function that subtracts the kind's scores of a review from its counts; undefined for a review without such scores. */
async function uncounted(tx: Tx, kinds: OrderKinds, { id, order_id }: Review) {
  if (order_id === null) return undefined
  const { review } = kinds.of({ kind: await kindOfOrder(tx, trustedId('order', order_id)) })
  return review === 'none' || review.uncounted === 'none' ? undefined : review.uncounted(tx, trustedId('review', id))
}

/** Takes a locked review out of the counts of its store, its dishes and its product, after `change` of the review itself. */
export async function uncountReview(
  tx: Tx,
  kinds: OrderKinds,
  review: Review,
  change: (tx: Tx, id: ReviewId) => Promise<void>,
): Promise<void> {
  const { store_id, video, has_pictures: hasPictures, rating, taste, packaging } = review
  const id = trustedId('review', review.id)
  const dishes = await queries.dishesOf(tx, id)
  const uncount = await uncounted(tx, kinds, review)
  await change(tx, id)
  const counted = { rating, hasPictures, taste, packaging }
  const { product_id: productId, follow_up: followUp } = review
  const hasVideo = video !== null
  await countDishes(tx, counted, dishes, -1)
  if (productId) await countProduct(tx, productId, { ...counted, hasVideo, isAdded: followUp !== null }, -1)
  await countStore(tx, store_id, counted, -1)
  await uncount?.()
}
