import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { ShownVideo } from '@contract/entities/media'
import type { ReviewTopic, ReviewTranslation } from '@contract/entities/review'
import type { Language } from '@contract/settings'
import type { Bilingual, Json, Timestamp } from './columns'
import { type FactsOf, person, place } from '../table-facts'

export interface MediaTable {
  id: string
  customer_id: string
  /** The unguessable name of its files. */
  key: string
  colour: string
  width: number
  height: number
  module: string
  dir: string
  created_at: Timestamp
  /** Time of its first reference; unreferenced pictures are removed after a day. */
  used_at: Timestamp | null
}

/** Item of a reviewed line, as it was sold. */
export interface BoughtItem {
  name: Bilingual
  choice: Bilingual
  picture: Picture
}

export interface ReviewTable {
  id: string
  /** Null for the demo's reviewers, who have no orders. */
  order_id: string | null
  /** The reviewed line of a mall order; null for the review of a whole order. */
  line: Generated<number | null>
  /** The product of the line; null for the review of a whole order. */
  product_id: Generated<string | null>
  bought: Json<BoughtItem> | null
  topics: Generated<ReviewTopic[]>
  /** Stars for the shop's service and for the delivery, in the first review of a mall order. */
  service: Generated<number | null>
  delivery: Generated<number | null>
  customer_id: string | null
  store_id: string
  author: Json<{ name: Bilingual; avatar: Picture }>
  anonymous: boolean
  rating: number
  taste: number | null
  packaging: number | null
  rider_liked: boolean | null
  /** The same in both languages for customers; the demo's reviewers write in both. */
  text: Json<Bilingual>
  pictures: Json<Picture[]>
  has_pictures: Generated<boolean>
  video: Json<ShownVideo> | null
  reply: Json<Bilingual> | null
  replied_at: Timestamp | null
  /** Later addition by the customer. */
  follow_up: Json<Bilingual> | null
  followed_up_at: Timestamp | null
  /** Time at which staff hid it from everybody but its author, and the reason. */
  hidden_at: Generated<Date | null>
  hidden_reason: Generated<string | null>
  /** Its author's appeal, with the time at which the review was hidden, and the answer of staff. */
  appeal: Generated<string | null>
  appealed_at: Generated<Date | null>
  was_hidden_at: Generated<Date | null>
  appeal_shown: Generated<boolean | null>
  appeal_answer: Generated<string | null>
  appeal_decided_at: Generated<Date | null>
  created_at: Timestamp
}

/** A review's part about one dish; rating, pictures and time are copies of the review's, for indexes. */
export interface ReviewDishTable {
  review_id: string
  goods_id: string
  position: number
  name: Json<Bilingual>
  liked: boolean | null
  rating: number
  has_pictures: boolean
  created_at: Timestamp
}

/** The texts of a review in a language; `source` is the hash of the texts that were translated. */
export interface ReviewTranslationTable {
  review_id: string
  language: Language
  source: string
  texts: Json<ReviewTranslation>
  translated_at: Timestamp
}

/** Review counts by filter, updated in the transaction of a review. */
export interface ReviewCounts {
  reviews: Generated<number>
  pictures: Generated<number>
  good: Generated<number>
  medium: Generated<number>
  negative: Generated<number>
}

export interface StoreRatingTable extends ReviewCounts {
  store_id: string
  stars: Generated<number>
  taste_stars: Generated<number>
  taste_votes: Generated<number>
  packaging_stars: Generated<number>
  packaging_votes: Generated<number>
}

export interface GoodsRatingTable extends ReviewCounts {
  goods_id: string
  liked: Generated<number>
  disliked: Generated<number>
}

/** Counts of a product's reviews; `stars` is their sum. */
export interface ProductRatingTable extends ReviewCounts {
  product_id: string
  stars: Generated<number>
  videos: Generated<number>
  additions: Generated<number>
}

/** A customer's alert for a sold-out product, or one of its SKUs, being in stock again. */
export interface ProductAlertTable {
  id: string
  customer_id: string
  product_id: string
  sku_id: string | null
  created_at: Timestamp
  /** Time at which it was found in stock again, and the customer is due a notice. */
  back_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A customer's alert for a product becoming cheaper than `price`, the public price in fen that the customer knows. */
export interface PriceAlertTable {
  customer_id: string
  product_id: string
  price: number
  created_at: Timestamp
}

export interface ReviewsTables {
  media: MediaTable
  reviews: ReviewTable
  review_dishes: ReviewDishTable
  review_translations: ReviewTranslationTable
  store_ratings: StoreRatingTable
  goods_ratings: GoodsRatingTable
  product_ratings: ProductRatingTable
  product_alerts: ProductAlertTable
  price_alerts: PriceAlertTable
}

/** Facts of the tables. */
export const reviewsFacts: FactsOf<ReviewsTables> = {
  media: { ...person('customer_id'), global: { key: 'random' }, erasing: 'own' },
  reviews: { ...place('store_id'), erasing: 'own' },
  review_dishes: place('review_id'),
  review_translations: place('review_id'),
  store_ratings: place('store_id'),
  goods_ratings: place('goods_id'),
  product_ratings: place('product_id'),
  product_alerts: { ...place('product_id'), erasing: 'delete' },
  price_alerts: { ...place('product_id'), erasing: 'delete' },
}
