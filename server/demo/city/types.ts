import type { ArticleColumn } from '@contract/article-columns'
import type { Allergen } from '@contract/entities/goods'
import type { Qualification, StoreStatus } from '@contract/entities/store'
import type { Target } from '@contract/calls/home'
import type * as z from 'zod/mini'
import type { Recipe } from '../pictures/recipe'

/** A text in both languages of the app. */
export interface Bilingual {
  en: string
  zh: string
}

/** A category of stores. */
export interface CityCategory {
  key: string
  name: Bilingual
  picture: Recipe
}

/** Amounts in fen. What a customer pays: `base - discount`, plus the extra of the furthest tier that is passed. */
export interface DeliveryFee {
  base: number
  discount: number
  /** Free from this total of goods on; null is never. */
  freeOver: number | null
  tiers: { beyondMeters: number; extra: number }[]
}

/** A store. Amounts in fen, distances in metres, times in minutes. */
export interface CityStore {
  key: string
  name: Bilingual
  category: string
  profile: Bilingual
  notice: Bilingual
  logo: Recipe
  hero: Recipe
  latitude: number
  longitude: number
  address: Bilingual
  phone: string
  /** Local times; `close` may be "24:00", or earlier than `open` when the store closes after midnight. */
  openingHours: { open: string; close: string }[]
  /** `resting` and `closed` hold whatever the hour; an `open` store still keeps its opening hours. */
  status: z.output<typeof StoreStatus>
  deliveryRangeMeters: number
  minimumOrder: number
  deliveryFee: DeliveryFee
  packagingFee: number
  /** Until the rider leaves; the way takes a minute more for each 200 metres begun. */
  prepMinutes: number
  /** Ten times the rating: 48 is 4.8. */
  ratingTenths: number
  monthlySales: number
  perCapita: number
  fullDiscounts: { over: number; off: number }[]
  firstOrderDiscount: number | null
  memberEnvelope: number | null
  activities: Bilingual[]
  /** The sections of the menu where the second of an item costs half, by their English name. */
  secondHalf: string[]
  deliveredBy: 'platform' | 'store'
  selfPickup: boolean
  /** The shop from outside and inside. */
  pictures: Recipe[]
  licences: CityLicence[]
}

/** A licence that hangs in a store. */
export interface CityLicence {
  kind: Qualification['kind']
  holder: Bilingual
  number: string
  /** A date; null holds without end. */
  validUntil: string | null
  picture: Recipe
}

export interface CityOption {
  name: Bilingual
  /** Fen on top of the item's price. */
  priceDelta: number
  soldOut: boolean
}

/** Exactly one option of a required group, up to `max` of another. */
export interface CityOptionGroup {
  name: Bilingual
  required: boolean
  max: number
  options: CityOption[]
}

/** One item of a store's menu, in the order of the menu. */
export interface CityGoods {
  key: string
  store: string
  menuCategory: Bilingual
  /** Also shown in the first section, "Popular". */
  popular: boolean
  name: Bilingual
  note: Bilingual | null
  picture: Recipe
  /** The same picture in 3:2, for the thumbs of a store card. */
  widePicture: Recipe
  price: number
  memberPrice: number | null
  activityPrice: number | null
  activityTag: Bilingual | null
  purchaseLimit: number | null
  /** 0 is sold out. */
  stock: number
  sales: number
  likedPercent: number | null
  tags: Bilingual[]
  allergens: Allergen[]
  optionGroups: CityOptionGroup[]
}

/** `target.id` is the key of the store or category; articles are announcements, by key. */
export interface CityBanner {
  key: string
  title: Bilingual
  line: Bilingual
  action: Bilingual
  picture: Recipe
  target: Target
}

/** A tile of home's grid; the first row stands on its `tint`. */
export interface CityTile {
  key: string
  name: Bilingual
  picture: Recipe
  tint: string
  target: Target
}

export interface CityAnnouncement {
  key: string
  column: ArticleColumn
  /** The banner whose picture it has, by key. */
  banner?: string
  title: Bilingual
  body: Bilingual
}

/** An item at a lower price for today; `left` is null when it need not be told. */
export interface CitySpecial {
  goods: string
  price: number
  left: number | null
}

export interface CityPlace {
  name: Bilingual
  latitude: number
  longitude: number
}

/** Words for the search screen; `mark` is the tag beside a trending one. */
export interface CitySearchWords {
  discover: Bilingual[]
  trending: { word: Bilingual; mark: 'hot' | 'new' | null }[]
}

/** Everything the demo shows before anybody has done anything. */
export interface City {
  categories: CityCategory[]
  stores: CityStore[]
  goods: CityGoods[]
  tiles: CityTile[]
  banners: CityBanner[]
  announcements: CityAnnouncement[]
  specials: CitySpecial[]
  places: CityPlace[]
  searchWords: CitySearchWords
}
