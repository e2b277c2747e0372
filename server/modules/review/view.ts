import type { Picture } from '@contract/entities/common'
import type { GoodsRating, OwnReview, Review, ReviewAppeal, ReviewCounts, StoreRating } from '@contract/entities/review'
import type { Language, Localized } from '@contract/settings'
import { avatarOf } from '../account/avatar'
import type { Viewer } from '../order/kind/viewer'
import { additionRefusal } from './addition'
import type * as queries from './queries'

export const anonymousName: Localized = { en: 'Anonymous', zh: '匿名用户' }

/** An anonymous reviewer gets the avatar of the review's id, which does not identify the customer. */
const anonymousAuthor = (reviewId: string, language: Language, avatars: readonly Picture[]): Review['author'] => ({
  name: anonymousName[language],
  avatar: avatarOf(avatars, reviewId),
})

const namedAuthor = ({ author }: queries.ReviewRow, language: Language): Review['author'] => ({
  name: author.name[language],
  avatar: author.avatar,
})

function productView({ product_id, bought }: queries.ReviewRow, language: Language): Review['product'] {
  if (!product_id || !bought) return null
  const { name, choice, picture } = bought
  return { productId: product_id, name: name[language], choice: choice[language], picture }
}

function contentView(row: queries.ReviewRow, language: Language): Omit<Review, 'author'> {
  const { id, anonymous, rating, taste, packaging, pictures, video, reply, replied_at: at } = row
  const { follow_up: followUp, followed_up_at: followedUpAt } = row
  return {
    id,
    anonymous,
    rating,
    taste,
    packaging,
    text: row.text[language],
    pictures,
    video,
    dishes: row.dishes.map(({ goods_id, name, liked }) => ({ goodsId: goods_id, name: name[language], liked })),
    reply: reply && at && { text: reply[language], at: at.toISOString() },
    followUp: followUp && followedUpAt && { text: followUp[language], at: followedUpAt.toISOString() },
    topics: row.topics,
    product: productView(row, language),
    createdAt: row.created_at.toISOString(),
  }
}

/** A public review in a language. `avatars` are the default ones, for anonymous reviews. */
export const reviewView = (row: queries.ReviewRow, language: Language, avatars: readonly Picture[]): Review => ({
  ...contentView(row, language),
  author: row.anonymous ? anonymousAuthor(row.id, language, avatars) : namedAuthor(row, language),
})

type Appealed = Pick<
  queries.ReviewRow,
  'appeal' | 'appealed_at' | 'appeal_shown' | 'appeal_answer' | 'appeal_decided_at'
>

/** The appeal of a review's author with its answer; null without one. */
export function appealView(row: Appealed): ReviewAppeal | null {
  const { appeal: text, appealed_at: at, appeal_decided_at: decidedAt } = row
  if (text === null || at === null) return null
  const decided = decidedAt && {
    ...{ isShown: row.appeal_shown === true, reason: row.appeal_answer ?? '', at: decidedAt.toISOString() },
  }
  return { text, at: at.toISOString(), outcome: decided }
}

/** A review for its author: with the author's name, the order and the author's private fields. */
export function ownReviewView(row: queries.ReviewRow & { order_id: string }, { language, now }: Viewer): OwnReview {
  return {
    ...contentView(row, language),
    author: namedAuthor(row, language),
    orderId: row.order_id,
    store: { id: row.store_id, name: row.store_name[language], logo: row.store_logo },
    riderLiked: row.rider_liked,
    service: row.service,
    delivery: row.delivery,
    canAdd: additionRefusal(row, now) === undefined,
    hidden: row.hidden_at && { reason: row.hidden_reason ?? '', at: row.hidden_at.toISOString() },
    appeal: appealView(row),
  }
}

type Counts = Partial<Record<'reviews' | 'pictures' | 'good' | 'medium' | 'negative', number | null>>

const countsView = ({ reviews, pictures, good, medium, negative }: Counts): ReviewCounts => ({
  all: reviews ?? 0,
  pictures: pictures ?? 0,
  good: good ?? 0,
  medium: medium ?? 0,
  negative: negative ?? 0,
})

const average = (stars = 0, votes = 0): number | null => (votes > 0 ? Math.round((stars * 10) / votes) / 10 : null)

/** A store’s averages with one decimal, and the number of reviews per filter. */
export function storeRatingView(row: Awaited<ReturnType<typeof queries.storeRating>>): StoreRating {
  return {
    rating: average(row?.stars, row?.reviews),
    taste: average(row?.taste_stars, row?.taste_votes),
    packaging: average(row?.packaging_stars, row?.packaging_votes),
    counts: countsView(row ?? {}),
  }
}

/** The ratings of an item, and the number of reviews per filter. */
export function goodsRatingView(row: NonNullable<Awaited<ReturnType<typeof queries.goodsRating>>>): GoodsRating {
  return {
    likedPercent: row.liked_percent,
    liked: row.liked ?? 0,
    disliked: row.disliked ?? 0,
    counts: countsView(row),
  }
}

/** The average and counts of a product's reviews, and the share of good ones. */
export function productRatingView(row: NonNullable<Awaited<ReturnType<typeof queries.productRating>>>): GoodsRating {
  const { reviews, good, stars, videos, additions } = row
  return {
    ...(reviews && { rating: average(stars ?? 0, reviews) ?? 0 }),
    likedPercent: reviews ? Math.round(((good ?? 0) * 100) / reviews) : null,
    liked: 0,
    disliked: 0,
    counts: { ...countsView(row), video: videos ?? 0, added: additions ?? 0 },
  }
}
