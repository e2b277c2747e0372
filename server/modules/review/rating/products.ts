import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { type Change, type Counted, kinds } from './queries'

type Tx = Transaction<Database>

interface CountedProduct extends Counted {
  readonly hasVideo: boolean
  readonly isAdded: boolean
}

/** Counts a review for its product, or takes it out again. Several products of a transaction are counted in the order of their ids. */
export async function countProduct(
  tx: Tx,
  productId: string,
  review: CountedProduct,
  change: Change,
): Promise<void> {
  const { pictures, good, medium, negative } = kinds(review, change)
  const videos = change * Number(review.hasVideo)
  const additions = change * Number(review.isAdded)
  await sql`
    insert into product_ratings as known (product_id, reviews, pictures, good, medium, negative, stars, videos, additions)
    values (${productId}, ${change}, ${pictures}, ${good}, ${medium}, ${negative}, ${change * review.rating}, ${videos},
      ${additions})
    on conflict (product_id) do update set
      reviews = known.reviews + excluded.reviews, pictures = known.pictures + excluded.pictures,
      good = known.good + excluded.good, medium = known.medium + excluded.medium,
      negative = known.negative + excluded.negative, stars = known.stars + excluded.stars,
      videos = known.videos + excluded.videos, additions = known.additions + excluded.additions`.execute(tx)
}

/** Counts what an author added to the review of a product. */
export async function countAddition(tx: Tx, productId: string): Promise<void> {
  await tx
    .updateTable('product_ratings')
    .set((eb) => ({ additions: eb('additions', '+', 1) }))
    .where('product_id', '=', productId)
    .execute()
}
