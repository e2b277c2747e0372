import type { ArticleColumn } from '@contract/article-columns'
import type { Allergen } from '@contract/entities/goods'
import type { Qualification, StoreStatus } from '@contract/entities/store'
import type { Target } from '@contract/calls/home'
import type * as z from 'zod/mini'
import type { Recipe } from '../pictures/recipe'
import type { Sort } from './sorts'

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

/** Amounts in fen. The customer pays `base - discount` plus the surcharge of the farthest tier exceeded. */
export interface DeliveryFee {
  base: number
  discount: number
  /** Delivery is free from this goods total; null is never. */
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
  /** `resting` and `closed` override the opening hours; `open` follows them. */
  status: z.output<typeof StoreStatus>
  deliveryRangeMeters: number
  minimumOrder: number
  deliveryFee: DeliveryFee
  packagingFee: number
  /** The preparation time; travel adds a minute for each 200 metres begun. */
  prepMinutes: number
  /** The rating in tenths: 48 is 4.8. */
  ratingTenths: number
  monthlySales: number
  perCapita: number
  fullDiscounts: { over: number; off: number }[]
  firstOrderDiscount: number | null
  memberEnvelope: number | null
  activities: Bilingual[]
  /** The sections whose second item is half price, by English name. */
  secondHalf: string[]
  deliveredBy: 'platform' | 'store'
  selfPickup: boolean
  /** Pictures of the premises. */
  pictures: Recipe[]
  licences: CityLicence[]
}

/** A licence of a store. */
export interface CityLicence {
  kind: Qualification['kind']
  holder: Bilingual
  number: string
  /** A date; null is unlimited. */
  validUntil: string | null
  picture: Recipe
}

export interface CityOption {
  name: Bilingual
  /** A surcharge on the item's price, in fen. */
  priceDelta: number
  soldOut: boolean
}

/** Exactly one option of a required group, up to `max` of an optional one. */
export interface CityOptionGroup {
  name: Bilingual
  required: boolean
  max: number
  options: CityOption[]
}

/** An item of a store's menu, in menu order. */
export interface CityGoods {
  key: string
  store: string
  menuCategory: Bilingual
  /** Also in the first section, "Popular". */
  popular: boolean
  name: Bilingual
  note: Bilingual | null
  picture: Recipe
  /** The same picture in 3:2, for thumbnails. */
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
  /** Sort of its review phrases. */
  sort: Sort
  allergens: Allergen[]
  optionGroups: CityOptionGroup[]
}

/** `target.id` is the key of a store or category; articles are announcements by key. */
export interface CityBanner {
  key: string
  title: Bilingual
  line: Bilingual
  action: Bilingual
  picture: Recipe
  target: Target
}

/** A tile of home's grid; the first row has the background `tint`. */
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
  /** Code of the only city that it is about. */
  onlyIn?: string
  /** The key of the banner whose picture it uses. */
  banner?: string
  title: Bilingual
  body: Bilingual
}

/** An item at a reduced price today; `left` is null when it is not shown. */
export interface CitySpecial {
  goods: string
  price: number
  left: number | null
}

export interface CityPlace {
  name: Bilingual
  /** The district's code (GB/T 2260). */
  regionCode: string
  latitude: number
  longitude: number
}

/** Words of the search screen; `mark` is the tag of a trending one. */
export interface CitySearchWords {
  discover: Bilingual[]
  trending: { word: Bilingual; mark: 'hot' | 'new' | null }[]
}

/** The complete demo city as seeded. */
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
