import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Position } from '@contract/entities/common'
import { settings } from '@contract/settings'
import { prepared } from '../../database/prepared'
import type { Database, GoodsTable } from '../../database/schema'
import { tierOf } from '../../database/tier'
import type { SearchQuery } from '../../database/words'
import { isOpenAt } from '../../database/store-hours'
import { earthRadius } from '../../geo'
import { deliveredBy } from '../delivery/queries/ways'

type Db = Kysely<Database>

/** A place, or the columns that one is in. */
type SqlPosition = { readonly [Field in keyof Position]: number | RawBuilder<unknown> }

/** Metres from a place to a store, by the formula of pricing/geo.ts. */
export const distanceFrom = ({ latitude, longitude }: SqlPosition) => sql<number>`
  2 * ${earthRadius}::float8 * asin(sqrt(least(1,
    power(sin(radians(stores.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(stores.latitude)) * cos(radians(${latitude}::float8))
    * power(sin(radians(stores.longitude - ${longitude}::float8) / 2), 2))))`

/** The columns of a store in lists. */
export const cardColumns = [
  'id',
  'business',
  'category_key',
  'name',
  'logo',
  'status',
  'opening_hours',
  'time_zone',
  'range_meters',
  'minimum_order',
  'delivery_fees',
  'prep_minutes',
  'rating',
  'monthly_sales',
  'member_envelope',
  'full_discounts',
  'first_order_off',
  'tags',
] as const

/** The columns of a store except those for searching and sorting. */
const storeColumns = [
  ...cardColumns,
  'merchant_id',
  'hero',
  'latitude',
  'longitude',
  'address',
  'phone',
  'notice',
  'profile',
  'packaging_fee',
  'self_pickup',
  'pictures',
] as const

/** All stores with their distance in metres from a place, and whether they are open at a time. */
const storesFrom = (db: Db, place: Position, now: Date) =>
  db
    .selectFrom('stores')
    .select(storeColumns)
    .select([distanceFrom(place).as('distance'), isOpenAt(now).as('is_open'), deliveredBy.as('delivered_by')])

export type StoreRow = Awaited<ReturnType<typeof findStore>> & object

/** Columns of a store in lists. */
export type StoreCard = Pick<StoreRow, (typeof cardColumns)[number] | 'distance'>

/** One store; undefined when there is none. */
export function findStore(db: Db, id: string, place: Position, now: Date) {
  return storesFrom(db, place, now).where('id', '=', id).executeTakeFirst()
}

/** Several stores; unknown ids are skipped. */
export function findStores(db: Db, ids: readonly string[], place: Position, now: Date): Promise<StoreRow[]> {
  return storesFrom(db, place, now).where('id', 'in', ids).execute()
}

/** Whether a store exists. */
export async function storeExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** A store's name in both languages; undefined for an unknown store. */
export async function storeName(db: Db, id: string) {
  return (await db.selectFrom('stores').select('name').where('id', '=', id).executeTakeFirst())?.name
}

/** A store's time zone; the deployment's for null. */
export async function timeZoneOf(db: Db, storeId: string | null): Promise<string> {
  if (storeId === null) return settings().timeZone
  const row = await db.selectFrom('stores').select('time_zone').where('id', '=', storeId).executeTakeFirst()
  return row?.time_zone ?? settings().timeZone
}

/** Number of a store's reviews. */
export async function reviewCount(db: Db, storeId: string): Promise<number> {
  const row = await db.selectFrom('store_ratings').select('reviews').where('store_id', '=', storeId).executeTakeFirst()
  return row?.reviews ?? 0
}

/** Services of a restaurant for guests on site: table bookings, queue numbers, and packages. */
export function tableServices(db: Db, storeId: string) {
  return db
    .selectNoFrom([
      sql<boolean>`exists (select 1 from table_rules where store_id = ${storeId})`.as('takesTables'),
      sql<boolean>`exists (select 1 from queue_sizes where store_id = ${storeId})`.as('takesQueue'),
      sql<boolean>`exists (
        select 1 from package_stores join packages on packages.id = package_id and on_sale
        where package_stores.store_id = ${storeId} and removed_at is null
      )`.as('sellsPackages'),
    ])
    .executeTakeFirstOrThrow()
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

/** Columns of an item on a card. */
const dishColumns = [
  'id',
  'name',
  'picture',
  'wide_picture',
  'shop_price',
  'member_price',
  'activity_price',
  'is_active',
  'sales',
] as const

export type DishRow = Pick<Selectable<GoodsTable>, (typeof dishColumns)[number]>

/** For each of the stores, its `count` best-selling goods that meet a condition. */
function bestSold(
  db: Db,
  storeIds: readonly string[],
  count: number,
  kind: RawBuilder<boolean>,
  tier: RawBuilder<number> = sql<number>`0`,
) {
  return db
    .selectFrom(sql<{ store_id: string }>`unnest(${[...storeIds]}::uuid[])`.as<'wanted'>(sql`wanted (store_id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('goods')
          .select(dishColumns)
          .whereRef('goods.store_id', '=', 'wanted.store_id')
          .where('removed_at', 'is', null)
          .where(kind)
          .select(tier.as('tier'))
          .orderBy('tier', 'desc')
          .orderBy('sales', 'desc')
          .orderBy('id')
          .limit(count)
          .as('dish'),
      (join) => join.onTrue(),
    )
    .selectAll()
    .orderBy('tier', 'desc')
    .orderBy('sales', 'desc')
    .orderBy('id')
    .execute()
}

/** The `count` best-selling available goods of each store. */
export const topDishes = (db: Db, storeIds: readonly string[], count: number) =>
  bestSold(db, storeIds, count, sql<boolean>`stock > 0`)

/**
 * The `count` best-selling available goods as a column of a statement with `stores`, which saves lists a separate
 * statement.
 */
export const dishesOfStore = (count: number) => sql<DishRow[]>`(
  select coalesce(json_agg(dish order by dish.sales desc, dish.id), '[]') from (
    select ${sql.join(dishColumns.map((column) => sql.ref(column)))} from goods
    where goods.store_id = stores.id and removed_at is null and stock > 0
    order by sales desc, id limit ${sql.lit(count)}
  ) as dish
)`

const sectionsOf = prepared((db: Db, storeId: string) =>
  db
    .selectFrom('stores')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('menu_categories')
          .select(['menu_categories.id', 'menu_categories.name', 'menu_categories.note'])
          .whereRef('menu_categories.store_id', '=', 'stores.id')
          .orderBy('menu_categories.position')
          .orderBy('menu_categories.id'),
      ).as('sections'),
    )
    .where('id', '=', storeId),
)

/** The sections of a store’s menu, in their order; undefined when there is no such store. */
export const menuCategories = async (db: Db, storeId: string) => (await sectionsOf(db, storeId))[0]?.sections

/** The `count` goods on sale of each store that match a keyword best, those that sell best first. */
export const goodsHits = (db: Db, storeIds: readonly string[], query: SearchQuery, count: number) =>
  bestSold(db, storeIds, count, sql<boolean>`words @@ ${query.any}::tsquery`, tierOf(sql`words`, query))

/** The groups of categories, in their order. */
export function categoryGroups(db: Db) {
  return db.selectFrom('category_groups').select(['key', 'name']).orderBy('position').orderBy('key').execute()
}

/** The keys of a group's categories. */
export async function categoriesOf(db: Db, group: string): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('key').where('group_key', '=', group).execute()
  return rows.map(({ key }) => key)
}

/** The categories of stores, in their order. */
export function categories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['key', 'name', 'picture', 'group_key'])
    .orderBy('position')
    .orderBy('key')
    .execute()
}

/** Sets the monthly sales of every store to the imported ones and the orders settled since a time. */
export async function countSales(db: Db, since: Date): Promise<void> {
  await sql`
    update stores set monthly_sales = counted.sales from (
      select stores.id, imported_sales + coalesce(sold.orders, 0) as sales from stores left join (
        select store_id, count(*)::int as orders from orders
        where ended_at > ${since} and phase in ('toReview', 'done') group by store_id
      ) as sold on sold.store_id = stores.id
    ) as counted
    where counted.id = stores.id and stores.monthly_sales <> counted.sales`.execute(db)
}
