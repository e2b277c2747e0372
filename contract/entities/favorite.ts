import * as z from 'zod/mini'
import { Amount, Id, Instant } from './common'
import { Goods } from './goods'
import { StoreSummary } from './store'

/** What can be a favourite, and what leaves a footprint. */
export const KeptKind = z.enum(['store', 'goods'])
export type KeptKind = z.output<typeof KeptKind>

/** An item that was kept or seen; it may be no longer sold. */
export const KeptGoods = z.extend(Goods, {
  storeName: z.string(),
  /** Whether it is no longer on its menu. */
  gone: z.boolean(),
})
export type KeptGoods = z.output<typeof KeptGoods>

/** A favourite: a store or an item, the other one is null. */
export const Favorite = z.object({
  /** The id of the store or of the item. */
  id: Id,
  store: z.nullable(StoreSummary),
  goods: z.nullable(KeptGoods),
  /** How much less an item costs everybody than when it was kept; null when it does not. */
  cheaperBy: z.nullable(Amount),
  keptAt: Instant,
})
export type Favorite = z.output<typeof Favorite>

/** Which favourite goods are listed. */
export const FavoriteFilter = z.enum(['all', 'cheaper', 'inStock', 'gone'])
export type FavoriteFilter = z.output<typeof FavoriteFilter>

/** How many favourites there are; `cheaper`, `inStock` and `gone` count goods. */
export const FavoriteCounts = z.object({
  store: z.int(),
  goods: z.int(),
  cheaper: z.int(),
  inStock: z.int(),
  gone: z.int(),
})
export type FavoriteCounts = z.output<typeof FavoriteCounts>

/** That a store or an item was opened on a day, at its last time. */
export const Footprint = z.object({
  id: Id,
  /** The day in the deployment's time zone, such as "2026-03-20". */
  day: z.iso.date(),
  seenAt: Instant,
  store: z.nullable(StoreSummary),
  goods: z.nullable(KeptGoods),
})
export type Footprint = z.output<typeof Footprint>
