import { type Kysely, sql } from 'kysely'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import type { Position } from '@contract/entities/common'
import type { Database } from '../../database/schema'
import { boxAround, earthRadius } from '../pricing/geo'

type Db = Kysely<Database>

/** Stores farther away are not nearby, whatever their delivery range. */
const nearbyMeters = 20_000

/** Metres from a place to a store, by the formula of pricing/geo.ts. */
export const distanceFrom = ({ latitude, longitude }: Position) => sql<number>`
  2 * ${earthRadius}::float8 * asin(sqrt(least(1,
    power(sin(radians(stores.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(stores.latitude)) * cos(radians(${latitude}::float8))
    * power(sin(radians(stores.longitude - ${longitude}::float8) / 2), 2))))`

/** Whether a store serves at a local clock such as "12:05"; a period that closes before it opens runs past midnight. */
const isOpenAt = (clock: string) => sql<boolean>`
  stores.status = 'open' and exists (
    select from jsonb_to_recordset(stores.opening_hours) as period (open text, close text)
    where case when open < close then open <= ${clock} and ${clock} < close else open <= ${clock} or ${clock} < close end
  )`

const filters: Record<StoreFilter, (clock: string) => ReturnType<typeof isOpenAt>> = {
  fullDiscount: () => sql`jsonb_array_length(stores.full_discounts) > 0`,
  member: () => sql`stores.member_envelope is not null`,
  freeDelivery: () => sql`(stores.delivery_fees ->> 'base')::int = 0`,
  openNow: isOpenAt,
}

/** Points for stars (1 a tenth) and for sales (9 for ten times as many), less 2 for each kilometre. */
const recommendation = sql<number>`rating * 1.0 + 4 * ln(1 + monthly_sales) - 2 * distance / 1000`

const orders: Record<StoreSort, readonly ReturnType<typeof sql>[]> = {
  recommended: [sql`is_open desc`, sql`${recommendation} desc`],
  distance: [],
  sales: [sql`monthly_sales desc`],
  rating: [sql`rating desc`],
}

const escaped = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Every store with its distance from a place, in metres, and whether it serves at a local clock. */
const storesFrom = (db: Db, place: Position, clock: string) =>
  db
    .selectFrom('stores')
    .selectAll('stores')
    .select([distanceFrom(place).as('distance'), isOpenAt(clock).as('is_open')])

export type StoreRow = Awaited<ReturnType<typeof findStore>> & object

export interface StoreSearch {
  readonly place: Position
  readonly clock: string
  readonly sort: StoreSort
  readonly filters: readonly StoreFilter[]
  readonly category?: string
  readonly keyword?: string
  readonly offset: number
  readonly limit: number
}

/** Stores nearby in one statement: those that deliver to the place come first, and equal ones stay in one order. */
export function listStores(db: Db, search: StoreSearch): Promise<StoreRow[]> {
  const { place, clock, category, keyword } = search
  const { south, north, west, east } = boxAround(place, nearbyMeters)
  let near = storesFrom(db, place, clock)
    .where((eb) => eb.between('latitude', south, north))
    .where((eb) => eb.between('longitude', west, east))
  if (category) near = near.where('category_key', '=', category)
  for (const word of keyword?.split(/\s+/) ?? []) near = near.where('search_text', 'ilike', escaped(word))
  for (const filter of search.filters) near = near.where(filters[filter](clock))
  let ordered = db
    .selectFrom(near.as('stores'))
    .selectAll()
    .where('distance', '<=', nearbyMeters)
    .orderBy(sql`distance <= range_meters desc`)
  for (const order of orders[search.sort]) ordered = ordered.orderBy(order)
  return ordered.orderBy('distance').orderBy('id').offset(search.offset).limit(search.limit).execute()
}

/** One store; undefined when there is none. */
export function findStore(db: Db, id: string, place: Position, clock: string) {
  return storesFrom(db, place, clock).where('id', '=', id).executeTakeFirst()
}

/** Several stores; those that do not exist are left out. */
export function findStores(db: Db, ids: readonly string[], place: Position, clock: string): Promise<StoreRow[]> {
  return storesFrom(db, place, clock).where('id', 'in', ids).execute()
}

export async function storeExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function storeName(db: Db, id: string) {
  return (await db.selectFrom('stores').select('name').where('id', '=', id).executeTakeFirst())?.name
}

/** A store's licences in their order. */
export function qualificationsOf(db: Db, storeId: string) {
  return db
    .selectFrom('qualifications')
    .select(['kind', 'holder', 'number', 'valid_until', 'picture'])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute()
}

/** The best sold dishes of several stores that can be bought, `count` of each, in one statement. */
export function topDishes(db: Db, storeIds: readonly string[], count: number) {
  return db
    .selectFrom(sql<{ store_id: string }>`unnest(${[...storeIds]}::uuid[])`.as<'wanted'>(sql`wanted (store_id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('goods')
          .select(['id', 'name', 'picture', 'shop_price', 'member_price', 'activity_price', 'is_active', 'sales'])
          .whereRef('goods.store_id', '=', 'wanted.store_id')
          .where('removed_at', 'is', null)
          .where('stock', '>', 0)
          .orderBy('sales', 'desc')
          .orderBy('id')
          .limit(count)
          .as('dish'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy('sales', 'desc')
    .orderBy('id')
    .execute()
}

export type DishRow = Awaited<ReturnType<typeof topDishes>>[number]

export function menuCategories(db: Db, storeId: string) {
  return db
    .selectFrom('menu_categories')
    .select(['id', 'name', 'note'])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function categories(db: Db) {
  return db.selectFrom('categories').select(['key', 'name', 'picture']).orderBy('position').orderBy('key').execute()
}
