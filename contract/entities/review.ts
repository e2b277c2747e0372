import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'
import { ShownVideo } from './media'

/** One to five. */
export const Stars = z.int().check(z.gte(1), z.lte(5))

/** A dish in a review; `liked` is null without an opinion. */
export const ReviewDish = z.object({ goodsId: Id, name: z.string(), liked: z.nullable(z.boolean()) })
export type ReviewDish = z.output<typeof ReviewDish>

/** Topics of a product review: praise, or complaints for three stars and fewer. */
export const ReviewTopic = z.enum([
  ...(['quality', 'value', 'packing', 'asDescribed', 'looks', 'speed'] as const),
  ...(['badQuality', 'dear', 'damaged', 'notAsDescribed', 'wrongSize', 'slow'] as const),
])
export type ReviewTopic = z.output<typeof ReviewTopic>

/** The bought product that a review is about. */
export const ReviewedProduct = z.object({
  productId: Id,
  name: z.string(),
  /** The chosen values in words; empty without a choice. */
  choice: z.string(),
  picture: Picture,
})

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
  topics: z.array(ReviewTopic),
  /** Null for the review of a whole order. */
  product: z.nullable(ReviewedProduct),
  /** The merchant's answer. */
  reply: z.nullable(z.object({ text: z.string(), at: Instant })),
  /** Later addition by the author. */
  followUp: z.nullable(z.object({ text: z.string(), at: Instant })),
  createdAt: Instant,
})
export type Review = z.output<typeof Review>

/** The texts of a review in a language; one that is written in it is unchanged. Null for a missing part. */
export const ReviewTranslation = z.object({
  text: z.string(),
  followUp: z.nullable(z.string()),
  reply: z.nullable(z.string()),
})
export type ReviewTranslation = z.output<typeof ReviewTranslation>

/** An appeal against the hiding of a review; `outcome` says whether the review is visible again. */
export const ReviewAppeal = z.object({
  text: z.string(),
  at: Instant,
  outcome: z.nullable(z.object({ isShown: z.boolean(), reason: z.string(), at: Instant })),
})
export type ReviewAppeal = z.output<typeof ReviewAppeal>

/** A review as shown to its author. */
export const OwnReview = z.extend(Review, {
  orderId: Id,
  store: z.object({ id: Id, name: z.string(), logo: Picture }),
  riderLiked: z.nullable(z.boolean()),
  /** Stars for the shop's service and for the delivery of a mall order. */
  service: z.nullable(Stars),
  delivery: z.nullable(Stars),
  /** Whether its author can add to it now. */
  canAdd: z.boolean(),
  /** The platform's reason for hiding it from others; absent or null while everybody sees it. */
  hidden: z.optional(z.nullable(z.object({ reason: z.string(), at: Instant }))),
  /** Its author’s appeal against being hidden, and the answer; absent or null without one. */
  appeal: z.optional(z.nullable(ReviewAppeal)),
})
export type OwnReview = z.output<typeof OwnReview>

/**
 * Good is four or five stars, medium three, negative one or two (product text §2, store page). `video` has a video, `added`
 * an addition of its author.
 */
export const ReviewFilter = z.enum(['all', 'pictures', 'video', 'good', 'medium', 'negative', 'added'])
export type ReviewFilter = z.output<typeof ReviewFilter>

/** The number of reviews by filter. */
export const ReviewCounts = z.object({
  all: z.int(),
  pictures: z.int(),
  good: z.int(),
  medium: z.int(),
  negative: z.int(),
  /** Counted for products of the mall. */
  video: z.optional(z.int()),
  added: z.optional(z.int()),
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

/**
 * The summary of an item's reviews; `likedPercent` is null with too few opinions. Of a product of the mall it is the share of
 * good reviews, and `rating` the average of all with one decimal.
 */
export const GoodsRating = z.object({
  rating: z.optional(z.number()),
  likedPercent: z.nullable(z.int()),
  liked: z.int(),
  disliked: z.int(),
  counts: ReviewCounts,
})
export type GoodsRating = z.output<typeof GoodsRating>
