import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database, GoodsRatingTable, ReviewDishTable, ReviewTable, StoreRatingTable } from '../../database/schema'
import type { City, CityGoods, CityStore } from '../city'
import { avatars } from '../city/accounts'
import { Random } from '../city/random'
import { buildReviews, type CityReview, shareReviews } from '../city/reviews'
import { pictureOf } from '../pictures'
import { citySeed } from './city-seed'
import { demoId } from './ids'
import { insertAll } from './queries'
import { countsOf } from './rating-counts'

const total = 2000
const json = (value: unknown): string => JSON.stringify(value)

interface SeededReview {
  readonly id: string
  readonly store: CityStore
  readonly review: CityReview
  readonly at: Date
}

function writtenIn(city: City, now: Date): SeededReview[] {
  const random = new Random(citySeed)
  const counts = shareReviews(city.stores, total)
  return city.stores.flatMap((store, place) => {
    const goods = city.goods.filter((each) => each.store === store.key)
    return buildReviews(store, goods, counts[place] ?? 0, random).map((review, index) => {
      const at = minutesAfter(now, -review.minutesAgo)
      return { id: demoId('review', store.key, index), store, review, at }
    })
  })
}

function reviewRow({ id, store, review, at }: SeededReview): Insertable<ReviewTable> {
  const { reviewer, anonymous, rating, taste, packaging, text, reply } = review
  const avatar = avatars[review.avatar % avatars.length]
  return {
    id,
    order_id: null,
    customer_id: null,
    store_id: demoId('store', store.key),
    author: json({ name: reviewer, avatar: avatar && pictureOf(avatar) }),
    anonymous,
    rating,
    taste,
    packaging,
    rider_liked: null,
    text: json(text),
    pictures: json(review.pictured.map(({ picture }) => pictureOf(picture))),
    video: null,
    reply: reply && json(reply),
    replied_at: reply && minutesAfter(at, review.replyMinutes),
    created_at: at,
  }
}

/** A dish whose menu shows no percentage gets no opinions. */
const likedOf = ({ rating }: CityReview, { likedPercent }: CityGoods): boolean | null =>
  likedPercent === null || rating === 3 ? null : rating > 3

const dishRows = ({ id, review, at }: SeededReview): Insertable<ReviewDishTable>[] =>
  review.dishes.map((goods, position) => ({
    review_id: id,
    goods_id: demoId('goods', goods.key),
    position,
    name: json(goods.name),
    liked: likedOf(review, goods),
    rating: review.rating,
    has_pictures: review.pictured.length > 0,
    created_at: at,
  }))

const isPictured = ({ pictured }: CityReview): boolean => pictured.length > 0

const rated = (stars: readonly (number | null)[]) => stars.filter((each) => each !== null)
const sum = (stars: readonly number[]): number => stars.reduce((all, each) => all + each, 0)

function storeRatingRow(store: CityStore, reviews: readonly CityReview[]): Insertable<StoreRatingTable> {
  const taste = rated(reviews.map((review) => review.taste))
  const packaging = rated(reviews.map((review) => review.packaging))
  return {
    store_id: demoId('store', store.key),
    ...countsOf(reviews, isPictured),
    taste_stars: sum(taste),
    taste_votes: taste.length,
    packaging_stars: sum(packaging),
    packaging_votes: packaging.length,
  }
}

/** Adds opinions without a review, so that the total reaches the percentage of the menu. */
function goodsRatingRow(goods: CityGoods, reviews: readonly CityReview[]): Insertable<GoodsRatingTable> {
  const votes = goods.likedPercent === null ? 0 : 100 + Math.floor(goods.sales / 10)
  const liked = Math.round(((goods.likedPercent ?? 0) * votes) / 100)
  const { stars: _, ...counts } = countsOf(reviews, isPictured)
  return { goods_id: demoId('goods', goods.key), liked, disliked: votes - liked, ...counts }
}

function grouped<Key>(pairs: readonly (readonly [Key, CityReview])[]): Map<Key, CityReview[]> {
  const groups = new Map<Key, CityReview[]>()
  for (const [key, review] of pairs) groups.set(key, [...(groups.get(key) ?? []), review])
  return groups
}

/** Seeds 2,000 reviews with pictures and replies, and consistent counts. */
export async function seedReviews(tx: Transaction<Database>, city: City, now: Date): Promise<void> {
  const written = writtenIn(city, now)
  const ofStore = grouped(written.map(({ store, review }) => [store, review] as const))
  const ofGoods = grouped(written.flatMap(({ review }) => review.dishes.map((goods) => [goods, review] as const)))
  await insertAll(tx, 'reviews', written.map(reviewRow))
  await insertAll(tx, 'review_dishes', written.flatMap(dishRows))
  await insertAll(
    tx,
    'store_ratings',
    city.stores.map((store) => storeRatingRow(store, ofStore.get(store) ?? [])),
  )
  await insertAll(
    tx,
    'goods_ratings',
    city.goods.map((goods) => goodsRatingRow(goods, ofGoods.get(goods) ?? [])),
  )
}
