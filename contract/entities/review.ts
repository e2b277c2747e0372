import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'
import { ShownVideo } from './media'

/** One to five. */
export const Stars = z.int().check(z.gte(1), z.lte(5))

/** A dish in a review; `liked` is null without an opinion. */
export const ReviewDish = z.object({ goodsId: Id, name: z.string(), liked: z.nullable(z.boolean()) })
export type ReviewDish = z.output<typeof ReviewDish>

/** A review as published (product text §3, review). Texts are plain, without markup. */
export const Review = z.object({
  id: Id,
  /** Anonymised for anonymous reviews. */
  author: z.object({ name: z.string(), avatar: Picture }),
  anonymous: z.boolean(),
  rating: Stars,
  taste: z.nullable(Stars),
  packaging: z.nullable(Stars),
  text: z.string(),
  pictures: z.array(Picture),
  video: z.nullable(ShownVideo),
  dishes: z.array(ReviewDish),
  /** The merchant's answer. */
  reply: z.nullable(z.object({ text: z.string(), at: Instant })),
  /** What the author added later. */
  followUp: z.nullable(z.object({ text: z.string(), at: Instant })),
  createdAt: Instant,
})
export type Review = z.output<typeof Review>

/** A review as shown to its author. */
export const OwnReview = z.extend(Review, {
  orderId: Id,
  store: z.object({ id: Id, name: z.string(), logo: Picture }),
  riderLiked: z.nullable(z.boolean()),
})
export type OwnReview = z.output<typeof OwnReview>

/** Good is four or five stars, medium three, negative one or two (product text §2, store page). */
export const ReviewFilter = z.enum(['all', 'pictures', 'good', 'medium', 'negative'])
export type ReviewFilter = z.output<typeof ReviewFilter>

/** The number of reviews by filter. */
export const ReviewCounts = z.object({
  all: z.int(),
  pictures: z.int(),
  good: z.int(),
  medium: z.int(),
  negative: z.int(),
})
export type ReviewCounts = z.output<typeof ReviewCounts>

/** The summary of a store's reviews. Averages have one decimal and are null without ratings. */
export const StoreRating = z.object({
  rating: z.nullable(z.number()),
  taste: z.nullable(z.number()),
  packaging: z.nullable(z.number()),
  counts: ReviewCounts,
})
export type StoreRating = z.output<typeof StoreRating>

/** The summary of an item's reviews; `likedPercent` is null with too few opinions. */
export const GoodsRating = z.object({
  likedPercent: z.nullable(z.int()),
  liked: z.int(),
  disliked: z.int(),
  counts: ReviewCounts,
})
export type GoodsRating = z.output<typeof GoodsRating>
