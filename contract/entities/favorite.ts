import * as z from 'zod/mini'
import { businessKinds } from '../order-kinds'
import { Amount, Day, Id, Instant } from './common'
import { Goods } from './goods'
import { ProductCard } from './product'
import { StoreSummary } from './store'

/** Kinds of favourites and footprints. */
export const KeptKind = z.enum(['store', 'goods', 'product'])
export type KeptKind = z.output<typeof KeptKind>

/** Businesses of which stores are listed; without it, stores of all. It limits nothing of goods and products. */
export const KeptBusinesses = z.optional(
  z.array(z.enum(businessKinds)).check(z.minLength(1), z.maxLength(businessKinds.length)),
)
export type KeptBusinesses = z.output<typeof KeptBusinesses>

/** A store that was kept or seen. */
export const KeptStore = z.extend(StoreSummary, {
  /** Score and description in the manner of the store's business, as on its page; null where `rating` and deliveries say all. */
  about: z.nullable(
    z.object({
      /** One decimal; null with too few reviews. */
      score: z.nullable(z.number()),
      note: z.string(),
    }),
  ),
})
export type KeptStore = z.output<typeof KeptStore>

/** An item that was kept or seen; it may be no longer sold. */
export const KeptGoods = z.extend(Goods, {
  storeName: z.string(),
  /** Whether it is no longer on its menu. */
  gone: z.boolean(),
})
export type KeptGoods = z.output<typeof KeptGoods>

/** Reason why a product cannot be bought any more. */
export const ProductGone = z.enum(['offSale', 'shopClosed'])
export type ProductGone = z.output<typeof ProductGone>

/** A product of the mall that was kept or seen; it may be no longer sold. */
export const KeptProduct = z.extend(ProductCard, {
  shopName: z.string(),
  /** The key of its category, where similar products are. */
  category: z.string(),
  /** Null while it is sold. */
  gone: z.nullable(ProductGone),
  /** The SKU that is put into the cart without a choice; null where there is something to choose or nothing in stock. */
  onlySku: z.nullable(Id),
})
export type KeptProduct = z.output<typeof KeptProduct>

/** A favourite: a store, an item or a product, the others are null. */
export const Favorite = z.object({
  /** The id of the store, the item or the product. */
  id: Id,
  store: z.nullable(KeptStore),
  goods: z.nullable(KeptGoods),
  product: z.nullable(KeptProduct),
  /** Drop of an item's public price since it was saved; null without one. */
  cheaperBy: z.nullable(Amount),
  keptAt: Instant,
})
export type Favorite = z.output<typeof Favorite>

/** Which favourite goods or products are listed. */
export const FavoriteFilter = z.enum(['all', 'cheaper', 'inStock', 'gone'])
export type FavoriteFilter = z.output<typeof FavoriteFilter>

const byFilter = { cheaper: z.int(), inStock: z.int(), gone: z.int() }

/** Numbers of favourites; `stores` has those of stores by business; `cheaper`, `inStock` and `gone` count goods, and `products` those of the mall. */
export const FavoriteCounts = z.object({
  store: z.int(),
  goods: z.int(),
  product: z.int(),
  stores: z.optional(z.record(z.enum(businessKinds), z.int())),
  ...byFilter,
  products: z.object(byFilter),
})
export type FavoriteCounts = z.output<typeof FavoriteCounts>

/** That a store, an item or a product was opened on a day, at its last time. */
export const Footprint = z.object({
  id: Id,
  /** The day in the deployment's time zone, such as "2026-03-20". */
  day: Day,
  seenAt: Instant,
  store: z.nullable(KeptStore),
  goods: z.nullable(KeptGoods),
  product: z.nullable(KeptProduct),
})
export type Footprint = z.output<typeof Footprint>
