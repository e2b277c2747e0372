import type { Bilingual, ShippingRule } from '../../database/schema'
import type { Recipe } from '../pictures'

export interface MallCategory {
  key: string
  parent: string | null
  name: Bilingual
  picture: Recipe
}

export interface MallBanner {
  key: string
  title: Bilingual
  line: Bilingual
  action: Bilingual
  picture: Recipe
  category: string
}

export interface MallWarehouse {
  key: string
  name: Bilingual
  regionCode: string
}

export interface MallTemplate {
  key: string
  name: Bilingual
  unit: 'piece' | 'weight' | 'volume'
  rules: ShippingRule[]
  excluded: string[]
}

/** A shop; amounts in fen. */
export interface MallShop {
  key: string
  name: Bilingual
  profile: Bilingual
  notice: Bilingual
  logo: Recipe
  hero: Recipe
  address: Bilingual
  phone: string
  latitude: number
  longitude: number
  ratingTenths: number
  monthlySales: number
  fullDiscounts: { over: number; off: number }[]
  templates: MallTemplate[]
}

export interface MallAxis {
  name: Bilingual
  values: { name: Bilingual; picture: Recipe | null }[]
}

/** A SKU; prices in fen, weight in grams, volume in cubic centimetres. */
export interface MallSku {
  choice: number[]
  price: number
  memberPrice: number | null
  activityPrice: number | null
  purchaseLimit: number | null
  weight: number
  volume: number
  picture: Recipe | null
  /** The quantity by warehouse. */
  stock: { warehouse: string; quantity: number }[]
}

export interface MallProduct {
  key: string
  shop: string
  category: string
  group: string
  template: string
  name: Bilingual
  note: Bilingual
  picture: Recipe
  cover: Recipe
  /** The height of `cover` in hundredths of its width. */
  coverRatio: number
  /** The further pictures of its page. */
  pictures: Recipe[]
  axes: MallAxis[]
  details: { name: Bilingual; value: Bilingual }[]
  tags: Bilingual[]
  activityTag: Bilingual | null
  freeReturnDays: number
  purchaseLimit: number | null
  sales: number
  /** Days since it was listed. */
  daysListed: number
  skus: MallSku[]
}

/** A suggested word of the mall's search. */
export interface MallSearchWord {
  word: Bilingual
  mark: 'hot' | 'new' | null
}

/** The complete demo mall as seeded. */
export interface Mall {
  searchWords: MallSearchWord[]
  categories: MallCategory[]
  banners: MallBanner[]
  warehouses: MallWarehouse[]
  shops: MallShop[]
  products: MallProduct[]
}
