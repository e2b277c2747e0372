import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { limits } from '@contract/limits'
import type { Database, StayReviewTable } from '../../../../database/schema'

type Tx = Transaction<Database>

/** The scores of a review of a stay. */
export interface StayScores {
  readonly place: number
  readonly cleanliness: number
  readonly service: number
  readonly facilities: number
}

/** Stores what a review says of a stay. */
export async function insertStayReview(tx: Tx, row: Insertable<StayReviewTable>): Promise<void> {
  await tx.insertInto('stay_reviews').values(row).execute()
}

/** Stay part of a review; undefined for reviews of other orders. */
export const stayReviewOf = (db: Kysely<Database>, reviewId: string) =>
  db
    .selectFrom('stay_reviews')
    .select(['store_id', 'place', 'cleanliness', 'service', 'facilities'])
    .where('review_id', '=', reviewId)
    .executeTakeFirst()

/** The review of an order by its customer; undefined while there is none. */
export const reviewOfOrder = (db: Kysely<Database>, orderId: string) =>
  db.selectFrom('reviews').select('id').where('order_id', '=', orderId).executeTakeFirst()

/** Counts a review in the averages of its hotel, or takes it out again; a score needs enough reviews. */
export async function countStay(tx: Tx, storeId: string, scores: StayScores, change: 1 | -1): Promise<void> {
  const { place, cleanliness, service, facilities } = scores
  await sql`
    update hotels set reviews = reviews + ${change}::int, place_stars = place_stars + ${change * place}::int,
      cleanliness_stars = cleanliness_stars + ${change * cleanliness}::int,
      service_stars = service_stars + ${change * service}::int,
      facilities_stars = facilities_stars + ${change * facilities}::int
    where store_id = ${storeId}`.execute(tx)
  await sql`
    update hotels set score = case when reviews < ${sql.lit(limits.scoreReviews)} then 0
      else round((place_stars + cleanliness_stars + service_stars + facilities_stars) / (4.0 * reviews), 2) end
    where store_id = ${storeId}`.execute(tx)
}
