import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database, ReviewTable, StayReviewTable, StoreRatingTable } from '../../database/schema'
import { hotelDay } from '../../modules/hotel/days'
import { settings } from '@contract/settings'
import { avatars } from '../city/accounts'
import { Random } from '../city/random'
import { type DemoHotel, demoHotels } from '../hotel'
import { reviewsOf, type StayReview } from '../hotel/reviews'
import { pictureOf } from '../pictures'
import { citySeed } from './city-seed'
import { demoId } from './ids'
import { insertAll } from './queries'
import { countsOf, withoutFood } from './rating-counts'

const json = (value: unknown): string => JSON.stringify(value)
const dayMinutes = 24 * 60

/** The reviews of each hotel. */
export function hotelReviews(): { readonly hotel: DemoHotel; readonly reviews: readonly StayReview[] }[] {
  const random = new Random(citySeed)
  return demoHotels().map((hotel) => ({ hotel, reviews: reviewsOf(hotel, random) }))
}

function reviewRow(hotel: DemoHotel, review: StayReview, id: string, at: Date): Insertable<ReviewTable> {
  const { reviewer, anonymous, rating, text, reply, pictured, room } = review
  const avatar = avatars[review.avatar % avatars.length]
  return {
    ...{ id, order_id: null, customer_id: null, store_id: demoId('store', hotel.key) },
    author: json({ name: reviewer, avatar: avatar && pictureOf(avatar) }),
    ...{ anonymous, rating, taste: null, packaging: null, rider_liked: null, video: null },
    text: json(text),
    pictures: json(pictured ? [pictureOf(room.picture)] : []),
    reply: reply && json(reply),
    replied_at: reply && minutesAfter(at, dayMinutes),
    follow_up: null,
    followed_up_at: null,
    created_at: at,
  }
}

function stayRow(hotel: DemoHotel, review: StayReview, id: string, at: Date): Insertable<StayReviewTable> {
  const { place, cleanliness, service, facilities, traveller, rating, pictured, room } = review
  return {
    ...{
      review_id: id,
      store_id: demoId('store', hotel.key),
      place,
      cleanliness,
      service,
      facilities,
      traveller,
      rating,
    },
    room: json(room.name),
    stayed_in: hotelDay(settings().timeZone, minutesAfter(at, -2 * dayMinutes)),
    has_pictures: pictured,
    created_at: at,
  }
}

/** The sums that a hotel keeps of its reviews. */
export function sumsOf(reviews: readonly StayReview[]) {
  const sum = (of: (review: StayReview) => number) => reviews.reduce((all, review) => all + of(review), 0)
  const sums = {
    place_stars: sum(({ place }) => place),
    cleanliness_stars: sum(({ cleanliness }) => cleanliness),
    service_stars: sum(({ service }) => service),
    facilities_stars: sum(({ facilities }) => facilities),
  }
  const all = sums.place_stars + sums.cleanliness_stars + sums.service_stars + sums.facilities_stars
  const average = reviews.length < 5 ? 0 : Math.round((all * 100) / (4 * reviews.length)) / 100
  return { ...sums, reviews: reviews.length, score: average }
}

/** The rating of a hotel's reviews in tenths, or null without reviews. */
export function ratingOf(reviews: readonly StayReview[]): number | null {
  const { stars, reviews: all } = countsOf(reviews, ({ pictured }) => pictured)
  return all === 0 ? null : Math.round((10 * stars) / all)
}

const ratingRow = (hotel: DemoHotel, reviews: readonly StayReview[]): Insertable<StoreRatingTable> => ({
  store_id: demoId('store', hotel.key),
  ...countsOf(reviews, ({ pictured }) => pictured),
  ...withoutFood,
})

/** Seeds the reviews of stays and their counters; the hotels exist before. */
export async function seedHotelReviews(tx: Transaction<Database>, now: Date): Promise<void> {
  const rows = hotelReviews().flatMap(({ hotel, reviews }) =>
    reviews.map((review, index) => {
      const id = demoId('review', hotel.key, index)
      const at = minutesAfter(now, -review.daysAgo * dayMinutes)
      return { review: reviewRow(hotel, review, id, at), stay: stayRow(hotel, review, id, at) }
    }),
  )
  await insertAll(
    tx,
    'reviews',
    rows.map(({ review }) => review),
  )
  await insertAll(
    tx,
    'stay_reviews',
    rows.map(({ stay }) => stay),
  )
  await insertAll(
    tx,
    'store_ratings',
    hotelReviews().map(({ hotel, reviews }) => ratingRow(hotel, reviews)),
  )
}
