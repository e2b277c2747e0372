import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database, ProductRatingTable, ReviewTable, StoreRatingTable } from '../../database/schema'
import { avatars } from '../city/accounts'
import { Random } from '../city/random'
import type { ShownVideo } from '@contract/entities/media'
import type { Mall } from '../mall'
import { videosOf } from '../mall/review-videos'
import { buildProductReviews, type ProductReview } from '../mall/reviews'
import { pictureOf } from '../pictures'
import { citySeed } from './city-seed'
import { demoId } from './ids'
import { insertAll } from './queries'
import { countsOf, withoutFood } from './rating-counts'

const total = 3000
const json = (value: unknown): string => JSON.stringify(value)
const dayMinutes = 24 * 60

type Videos = ReadonlyMap<ProductReview, ShownVideo>

function reviewRow(review: ProductReview, id: string, now: Date, videos: Videos): Insertable<ReviewTable> {
  const video = videos.get(review)
  const { product, reviewer, anonymous, rating, text, pictures, reply, addition, choice, minutesAgo } = review
  const at = minutesAfter(now, -minutesAgo)
  const avatar = avatars[review.avatar % avatars.length]
  return {
    ...{ id, order_id: null, customer_id: null, store_id: demoId('store', product.shop) },
    product_id: demoId('product', product.key),
    bought: json({ name: product.name, choice, picture: pictureOf(product.picture) }),
    topics: [...review.topics],
    author: json({ name: reviewer, avatar: avatar && pictureOf(avatar) }),
    ...{ anonymous, rating, taste: null, packaging: null, rider_liked: null },
    video: video ? json(video) : null,
    text: json(text),
    pictures: json(pictures.map(pictureOf)),
    reply: reply && json(reply),
    replied_at: reply && minutesAfter(at, dayMinutes),
    follow_up: addition && json(addition),
    followed_up_at: addition && minutesAfter(at, 7 * dayMinutes),
    created_at: at,
  }
}

const isPictured = ({ pictures }: ProductReview): boolean => pictures.length > 0

const storeRow = (shop: string, reviews: readonly ProductReview[]): Insertable<StoreRatingTable> => ({
  store_id: demoId('store', shop),
  ...countsOf(reviews, isPictured),
  ...withoutFood,
})

function productRows(reviews: readonly ProductReview[], videos: Videos): Insertable<ProductRatingTable>[] {
  const byProduct = new Map<string, ProductReview[]>()
  for (const review of reviews) {
    const known = byProduct.get(review.product.key)
    if (known) known.push(review)
    else byProduct.set(review.product.key, [review])
  }
  return [...byProduct].map(([key, own]) => ({
    product_id: demoId('product', key),
    ...countsOf(own, isPictured),
    videos: own.filter((review) => videos.has(review)).length,
    additions: own.filter(({ addition }) => addition !== null).length,
  }))
}

/** Seeds 3,000 reviews of products with pictures, 60 of them with a video, answers and additions, and consistent counts. */
export async function seedMallReviews(tx: Transaction<Database>, mall: Mall, now: Date): Promise<void> {
  const shops = buildProductReviews(mall, total, new Random(citySeed))
  const videos = videosOf(
    mall,
    shops.flatMap(({ reviews }) => reviews),
  )
  const rows = shops.flatMap(({ shop, reviews }) =>
    reviews.map((review, index) => reviewRow(review, demoId('review', shop.key, index), now, videos)),
  )
  await insertAll(tx, 'reviews', rows)
  await insertAll(
    tx,
    'product_ratings',
    shops.flatMap(({ reviews }) => productRows(reviews, videos)),
  )
  await insertAll(
    tx,
    'store_ratings',
    shops.map(({ shop, reviews }) => storeRow(shop.key, reviews)),
  )
}
