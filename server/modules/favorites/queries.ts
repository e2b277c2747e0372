import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { FavoriteCounts, FavoriteFilter, KeptBusinesses, KeptKind } from '@contract/entities/favorite'
import { type BusinessKind, businessKinds } from '@contract/order-kinds'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database } from '../../database/schema'
import { goodsPrice } from '../pricing/queries'
import type { Removal } from './undo'

type Db = Kysely<Database>

/** A favourite of a customer. */
export interface Favorite {
  readonly customerId: string
  readonly kind: KeptKind
  readonly targetId: string
}

/** Favourites of one kind. */
export type Favorites = Omit<Favorite, 'targetId'> & { readonly targetIds: readonly string[] }

/** Public price of an item, or of the cheapest SKU of a product. */
const publicPrice = sql<number>`coalesce(${goodsPrice(false)}, products.price_from)`

/** Adds favourites of one kind in one statement, goods and products with their price; existing ones stay unchanged. */
export async function addFavorites(db: Db, { customerId, kind, targetIds }: Favorites, at: Date): Promise<void> {
  if (targetIds.length === 0) return
  await sql`
    insert into favorites (customer_id, kind, target_id, created_at, price)
    select ${customerId}::uuid, ${kind}::text, kept.id, ${at}::timestamptz, ${publicPrice}
    from unnest(${[...new Set(targetIds)]}::uuid[]) as kept (id)
    left join goods on ${kind}::text = 'goods' and goods.id = kept.id
    left join products on ${kind}::text = 'product' and products.id = kept.id
    order by kept.id
    on conflict do nothing`.execute(db)
}

/** Removes favourites, where they exist, and answers what they were. */
export function removeFavorites(db: Db, { customerId, kind, targetIds }: Favorites) {
  return db
    .deleteFrom('favorites')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('target_id', 'in', [...targetIds])
    .returning(['target_id', 'created_at', 'price'])
    .execute()
}

/** Adds favourites as they were; those that were kept again stay as they are. */
export async function restoreFavorites(db: Db, { customerId, kind, was }: Removal): Promise<void> {
  if (was.length === 0) return
  const rows = was.map(([target_id, keptAt, price]) => {
    return { customer_id: customerId, kind, target_id, created_at: new Date(keptAt), price }
  })
  await db
    .insertInto('favorites')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether a thing is a favourite of a customer. */
export async function isFavorite(db: Db, { customerId, kind, targetId }: Favorite): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('target_id')
    .where((eb) => eb.and({ customer_id: customerId, kind, target_id: targetId }))
    .executeTakeFirst()
  return row !== undefined
}

const isGone = sql<boolean>`(goods.removed_at is not null or products.removed_at is not null or shops.status = 'closed') is true`

const cheaperBy = sql<number | null>`case when not ${isGone} and ${publicPrice} < favorites.price
  then favorites.price - ${publicPrice} end`

const filters: Record<FavoriteFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  cheaper: sql`(${cheaperBy}) is not null`,
  inStock: sql`(not ${isGone} and (goods.stock > 0 or products.in_stock) is true)`,
  gone: isGone,
}

/** The favourites of a customer that are still there; what is no longer sold is. */
const favoritesOf = (db: Db, customerId: string) =>
  db
    .selectFrom('favorites')
    .leftJoin('goods', (join) => join.onRef('goods.id', '=', 'favorites.target_id').on('favorites.kind', '=', 'goods'))
    .leftJoin('stores', (join) =>
      join.onRef('stores.id', '=', 'favorites.target_id').on('favorites.kind', '=', 'store'),
    )
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'favorites.target_id').on('favorites.kind', '=', 'product'),
    )
    .leftJoin('stores as shops', 'shops.id', 'products.store_id')
    .where('favorites.customer_id', '=', customerId)
    .where((eb) =>
      eb.or([eb('goods.id', 'is not', null), eb('stores.id', 'is not', null), eb('products.id', 'is not', null)]),
    )

const lastKeptFirst = new Keyset([
  descending('instant', sql.ref('favorites.created_at')),
  descending('id', sql.ref('favorites.target_id')),
])

/** Whether a favourite is no store or one of some businesses. */
const isStoreOf = (businesses: readonly BusinessKind[]) =>
  sql<boolean>`(favorites.kind <> 'store' or stores.business = any(${[...businesses]}::text[]))`

interface Wanted {
  readonly customerId: string
  readonly kind: KeptKind
  readonly filter: FavoriteFilter
  readonly businesses: KeptBusinesses
  readonly slice: Slice
}

/** A page of a customer's favourites. */
export function favoritePage(db: Db, { customerId, kind, filter, businesses, slice }: Wanted) {
  const wanted = favoritesOf(db, customerId)
    .select(['favorites.target_id', 'favorites.created_at'])
    .select(cheaperBy.as('cheaper_by'))
    .where('favorites.kind', '=', kind)
    .where(filters[filter])
    .where(businesses ? isStoreOf(businesses) : sql<boolean>`true`)
  return lastKeptFirst.page(wanted, slice).execute()
}

const numberOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`
const isOf = (kind: KeptKind) => sql<boolean>`favorites.kind = ${sql.lit(kind)}`
const both = (kind: KeptKind, filter: FavoriteFilter) => sql<boolean>`${isOf(kind)} and ${filters[filter]}`

const numbersOfStores = businessKinds.flatMap((business) => [
  sql`${sql.lit(business)}::text`,
  numberOf(sql<boolean>`stores.business = ${sql.lit(business)}`),
])
const storesByBusiness = sql<Record<BusinessKind, number>>`jsonb_build_object(${sql.join(numbersOfStores)})`

/** Number of a customer's favourites. */
export async function countFavorites(db: Db, customerId: string): Promise<FavoriteCounts> {
  const row = await favoritesOf(db, customerId)
    .select([
      numberOf(isOf('store')).as('store'),
      numberOf(isOf('goods')).as('goods'),
      numberOf(isOf('product')).as('product'),
      numberOf(both('goods', 'cheaper')).as('cheaper'),
      numberOf(both('goods', 'inStock')).as('inStock'),
      numberOf(both('goods', 'gone')).as('gone'),
      numberOf(both('product', 'cheaper')).as('productsCheaper'),
      numberOf(both('product', 'inStock')).as('productsInStock'),
      numberOf(both('product', 'gone')).as('productsGone'),
    ])
    .select(storesByBusiness.as('stores'))
    .executeTakeFirstOrThrow()
  const { productsCheaper: cheaper, productsInStock: inStock, productsGone: gone, ...counts } = row
  return { ...counts, products: { cheaper, inStock, gone } }
}
