import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'

/** One to five. */
export const Stars = z.int().check(z.gte(1), z.lte(5))

/** One dish of a review; `liked` is null when nothing was said of it. */
export const ReviewDish = z.object({ goodsId: Id, name: z.string(), liked: z.nullable(z.boolean()) })
export type ReviewDish = z.output<typeof ReviewDish>

/** A review as everybody reads it (product text §3, review). Texts are text: nothing in them is markup. */
export const Review = z.object({
  id: Id,
  /** Of an anonymous reviewer neither name nor picture is told. */
  author: z.object({ name: z.string(), avatar: Picture }),
  anonymous: z.boolean(),
  rating: Stars,
  taste: z.nullable(Stars),
  packaging: z.nullable(Stars),
  text: z.string(),
  pictures: z.array(Picture),
  dishes: z.array(ReviewDish),
  /** The merchant's answer. */
  reply: z.nullable(z.object({ text: z.string(), at: Instant })),
  createdAt: Instant,
})
export type Review = z.output<typeof Review>

/** A review as its writer sees it. */
export const OwnReview = z.extend(Review, {
  orderId: Id,
  store: z.object({ id: Id, name: z.string(), logo: Picture }),
  riderLiked: z.nullable(z.boolean()),
})
export type OwnReview = z.output<typeof OwnReview>

/** Good is four stars or five, medium three, negative one or two (product text §2, store page). */
export const ReviewFilter = z.enum(['all', 'pictures', 'good', 'medium', 'negative'])
export type ReviewFilter = z.output<typeof ReviewFilter>

/** How many reviews each filter shows. */
export const ReviewCounts = z.object({
  all: z.int(),
  pictures: z.int(),
  good: z.int(),
  medium: z.int(),
  negative: z.int(),
})
export type ReviewCounts = z.output<typeof ReviewCounts>

/** What all reviews of a store come to. An average has one decimal, and is null while nobody has told. */
export const StoreRating = z.object({
  rating: z.nullable(z.number()),
  taste: z.nullable(z.number()),
  packaging: z.nullable(z.number()),
  counts: ReviewCounts,
})
export type StoreRating = z.output<typeof StoreRating>

/** What all reviews of an item come to; `likedPercent` is null while too few have told. */
export const GoodsRating = z.object({
  likedPercent: z.nullable(z.int()),
  liked: z.int(),
  disliked: z.int(),
  counts: ReviewCounts,
})
export type GoodsRating = z.output<typeof GoodsRating>
