import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { Allergen } from '@contract/entities/goods'
import type { Bilingual, DefaultNow, Json, Timestamp } from './columns'
import { byId, type FactsOf, person, place, reference } from '../table-facts'

export interface CategoryTable {
  key: string
  name: Json<Bilingual>
  picture: Json<Picture>
  position: number
  group_key: string | null
}

export interface CategoryGroupTable {
  key: string
  name: Json<Bilingual>
  position: number
}

export interface DeliveryFees {
  /** The fee within the first tier. */
  base: number
  /** The regular base fee, struck through during an offer. */
  original: number | null
  /** Delivery is free from this goods total. */
  freeOver: number | null
  /** Surcharges beyond `beyondMeters`. */
  tiers: { beyondMeters: number; add: number }[]
}

export interface StoreTable {
  id: string
  /** Business: dishes for immediate delivery, products for shipping, or nights. */
  business: Generated<'takeaway' | 'mall' | 'hotel'>
  category_key: string
  merchant_id: string | null
  /** Destination of returns: JSON of a `ReturnAddress`, encrypted; null where the shop names none. */
  return_address_sealed: Generated<string | null>
  name: Json<Bilingual>
  logo: Json<Picture>
  hero: Json<Picture>
  status: 'open' | 'resting' | 'closed'
  latitude: number
  longitude: number
  address: Json<Bilingual>
  phone: string
  /** In local time of `time_zone`. */
  opening_hours: Json<{ open: string; close: string }[]>
  /** An IANA time zone, such as Europe/London. */
  time_zone: string
  notice: Json<Bilingual>
  profile: Json<Bilingual>
  range_meters: number
  minimum_order: number
  delivery_fees: Json<DeliveryFees>
  packaging_fee: number
  prep_minutes: number
  /** In tenths. */
  rating: number
  /** The imported sales and the orders settled in the last 30 days, counted every hour. */
  monthly_sales: number
  /** Monthly sales brought along from elsewhere, such as those of the demo's stores. */
  imported_sales: Generated<number>
  member_envelope: number | null
  full_discounts: Json<{ over: number; off: number }[]>
  /** The discount on a customer's first order in the store; 0 is none. */
  first_order_off: Generated<number>
  /** Unused since commissions have rules. */
  commission_rate: Generated<number>
  tags: Json<Bilingual[]>
  self_pickup: boolean
  delivered_by: 'platform' | 'store'
  /** Whether paid orders are accepted at once; null while the merchant has not said. */
  auto_accept: Generated<boolean | null>
  /** Time at which a paused store reopens by itself; null when its merchant reopens it. */
  rest_until: Generated<Date | null>
  opened_at: DefaultNow
  /** Time from which on the platform lets it take no orders, and its status before; null while it may. */
  suspended_at: Generated<Date | null>
  suspended_status: Generated<'open' | 'resting' | 'closed' | null>
  /** Time at which it was suspended because a licence had ended; null while that did not happen or is lifted. */
  licence_ended_at: Generated<Date | null>
  /** Time at which the platform closed it for good. */
  ended_at: Generated<Date | null>
  /** The search words, see server/database/words.ts. */
  words: ColumnType<string, string | undefined, string>
  pictures: ColumnType<Picture[], string | undefined, string>
}

export interface MenuCategoryTable {
  id: string
  store_id: string
  name: Json<Bilingual>
  note: Json<Bilingual>
  position: number
}

export interface GoodsTable {
  id: string
  store_id: string
  menu_category_id: string
  name: Json<Bilingual>
  note: Json<Bilingual>
  picture: Json<Picture>
  /** The same picture in 3:2, for the thumbnails of a store's card; null when there is only the square one. */
  wide_picture: Json<Picture> | null
  shop_price: number
  member_price: number | null
  activity_price: number | null
  activity_type: Json<Bilingual> | null
  is_active: Generated<boolean>
  /** Every second one is half price. */
  second_half: Generated<boolean>
  purchase_limit: number | null
  stock: number
  sales: Generated<number>
  liked_percent: number | null
  tags: Json<Bilingual[]>
  allergens: Generated<Allergen[]>
  position: number
  removed_at: Timestamp | null
  /** The search words, see server/database/words.ts. */
  words: ColumnType<string, string | undefined, string>
}

export interface OptionGroupTable {
  id: string
  goods_id: string
  name: Json<Bilingual>
  required: boolean
  max: number
  position: number
}

export interface OptionTable {
  id: string
  group_id: string
  name: Json<Bilingual>
  price_delta: number
  sold_out: Generated<boolean>
  position: number
}

export interface CartLineTable {
  id: string
  customer_id: string
  store_id: string
  goods_id: string
  /** Sorted, so that equal choices are one line. */
  option_ids: string[]
  quantity: number
  updated_at: DefaultNow
}

/** Words suggested by the search screen before typing. */
export interface SearchWordTable {
  id: string
  kind: 'discover' | 'trending' | 'mall'
  word: Json<Bilingual>
  mark: 'hot' | 'new' | null
  position: number
}

/** A search word of a store, an item or a product; `spoken` is one that is only the sound of Chinese. */
export interface KnownWordTable {
  word: string
  spoken: boolean
}

export interface SearchTable {
  customer_id: string
  name: string
  searched_at: Timestamp
}

export interface ShopsTables {
  search_words: SearchWordTable
  searches: SearchTable
  known_words: KnownWordTable

  categories: CategoryTable
  category_groups: CategoryGroupTable
  stores: StoreTable
  menu_categories: MenuCategoryTable
  goods: GoodsTable
  option_groups: OptionGroupTable
  options: OptionTable
  cart_lines: CartLineTable
}

/** Facts of the tables. */
export const shopsFacts: FactsOf<ShopsTables> = {
  search_words: reference,
  searches: { ...person('customer_id'), erasing: 'delete' },
  known_words: reference,
  categories: reference,
  category_groups: reference,
  stores: { ...place('id'), key: byId, sealed: { return_address_sealed: 'text' } },
  menu_categories: place('store_id'),
  goods: place('store_id'),
  option_groups: place('goods_id'),
  options: place('group_id'),
  cart_lines: { ...place('store_id'), erasing: 'delete' },
}
