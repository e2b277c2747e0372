import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** The number of votes from which a percentage is shown. */
const minimumVotes = 5

/** 1 for a review that is written, -1 for one that is deleted. */
type Change = 1 | -1

interface Counted {
  readonly rating: number
  readonly hasPictures: boolean
}

const kinds = ({ rating, hasPictures }: Counted, change: Change) => ({
  pictures: change * Number(hasPictures),
  good: change * Number(rating >= 4),
  medium: change * Number(rating === 3),
  negative: change * Number(rating <= 2),
})

/**
 * Counts a review in the ratings of its dishes, or takes it out again, and recomputes their percentages. Rows are locked by goods id, which prevents
 * deadlocks between concurrent reviews.
 */
export async function countDishes(
  tx: Tx,
  review: Counted,
  dishes: readonly { goodsId: string; liked: boolean | null }[],
  change: Change,
): Promise<void> {
  if (dishes.length === 0) return
  const ids = dishes.map(({ goodsId }) => goodsId)
  const likes = dishes.map(({ liked }) => change * Number(liked === true))
  const dislikes = dishes.map(({ liked }) => change * Number(liked === false))
  const { pictures, good, medium, negative } = kinds(review, change)
  await sql`
    insert into goods_ratings as known (goods_id, liked, disliked, reviews, pictures, good, medium, negative)
    select id, liked, disliked, ${change}::int, ${pictures}::int, ${good}::int, ${medium}::int, ${negative}::int
    from unnest(${ids}::uuid[], ${likes}::int[], ${dislikes}::int[]) as dish (id, liked, disliked) order by id
    on conflict (goods_id) do update set
      liked = known.liked + excluded.liked, disliked = known.disliked + excluded.disliked,
      reviews = known.reviews + excluded.reviews, pictures = known.pictures + excluded.pictures,
      good = known.good + excluded.good, medium = known.medium + excluded.medium,
      negative = known.negative + excluded.negative`.execute(tx)
  await sql`
    with computed as (
      select goods.id, round(100.0 * liked / (liked + disliked))::int as percent
      from goods join goods_ratings on goods_id = goods.id
      where goods.id = any(${ids}::uuid[]) and liked + disliked >= ${minimumVotes}
      order by goods.id for no key update of goods
    )
    update goods set liked_percent = computed.percent
    from computed where goods.id = computed.id and goods.liked_percent is distinct from computed.percent`.execute(tx)
}

interface CountedStore extends Counted {
  readonly taste: number | null
  readonly packaging: number | null
}

/**
 * Counts a review for its store, or takes it out again, and recomputes the store's rating, which stays after the last review. Reviews of a store are serialized here, so call it
 * last in a transaction.
 */
export async function countStore(tx: Tx, storeId: string, review: CountedStore, change: Change): Promise<void> {
  const { rating, taste, packaging } = review
  const { pictures, good, medium, negative } = kinds(review, change)
  const votes = (stars: number | null) => change * Number(stars !== null)
  await sql`
    insert into store_ratings as known (store_id, reviews, pictures, good, medium, negative,
      stars, taste_stars, taste_votes, packaging_stars, packaging_votes)
    values (${storeId}, ${change}, ${pictures}, ${good}, ${medium}, ${negative}, ${change * rating},
      ${change * (taste ?? 0)}, ${votes(taste)}, ${change * (packaging ?? 0)}, ${votes(packaging)})
    on conflict (store_id) do update set
      reviews = known.reviews + excluded.reviews, pictures = known.pictures + excluded.pictures,
      good = known.good + excluded.good, medium = known.medium + excluded.medium,
      negative = known.negative + excluded.negative, stars = known.stars + excluded.stars,
      taste_stars = known.taste_stars + excluded.taste_stars, taste_votes = known.taste_votes + excluded.taste_votes,
      packaging_stars = known.packaging_stars + excluded.packaging_stars,
      packaging_votes = known.packaging_votes + excluded.packaging_votes`.execute(tx)
  await sql`
    update stores set rating = computed.rating
    from (select round(10.0 * stars / reviews)::int as rating from store_ratings where store_id = ${storeId} and reviews > 0) as computed
    where id = ${storeId} and stores.rating <> computed.rating`.execute(tx)
}

interface CountedProduct extends Counted {
  readonly hasVideo: boolean
  readonly isAdded: boolean
}

/** Counts a review for its product, or takes it out again. Several products of a transaction are counted in the order of their ids. */
export async function countProduct(tx: Tx, productId: string, review: CountedProduct, change: Change): Promise<void> {
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
