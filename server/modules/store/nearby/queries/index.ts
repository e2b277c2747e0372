import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import { limits } from '@contract/limits'
import { ascending, descending, type KeyedRow, Keyset, type Slice, type SortKey } from '../../../../database/keyset'
import type { Database } from '../../../../database/schema'
import { promisedMetersPerMinute } from '../../../basket/delivery'
import { preparedBy } from '../../../../database/prepared'
import { tierOf } from '../../../../database/tier'
import type { SearchQuery } from '../../../../database/words'
import { isOpenAt } from '../../../../database/store-hours'
import { cardColumns, type DishRow, dishesOfStore, distanceFrom, type StoreCard } from '../../queries'
import { height, type PlaceOnMap, spotOf } from './map'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/** Dishes per store in lists. */
const dishCount = 3
/** The radius of lists of nearby stores, whatever their delivery range. */
const nearbyMeters = 20_000
/**
 * Number of nearest stores that are scanned, and of matching ones that are sorted: this bounds the cost of a list in
 * any density of stores. A word with at least `common` matches is common. Later pages scan `spare` more, so that new
 * stores do not push others out of the list.
 */
const bounds = { scanned: 10_000, kept: 1_000, common: 100, spare: 200 }

/** Criteria of a list of stores, and the requested part of it. */
export interface NearbySearch {
  readonly place: PlaceOnMap
  readonly now: Date
  readonly sort: StoreSort
  readonly filters: readonly StoreFilter[]
  /** Only stores of these categories; all unless given. */
  readonly categories?: readonly string[]
  /** Conditions on stores. */
  readonly query?: SearchQuery
  /** The maximum distance in metres: that covered by the first page. */
  readonly reach?: number | undefined
  readonly slice: Slice
}

const filters: Record<StoreFilter, (search: NearbySearch) => Sql> = {
  fullDiscount: () => sql`jsonb_array_length(stores.full_discounts) > 0`,
  member: () => sql`stores.member_envelope is not null`,
  freeDelivery: () => sql`(stores.delivery_fees ->> 'base')::int = 0`,
  openNow: ({ now }) => isOpenAt(now),
  selfPickup: () => sql`stores.self_pickup`,
  new: ({ now }) => sql`stores.opened_at > ${now}::timestamptz - make_interval(days => ${limits.newStoreDays})`,
}

/** The delivery fee of a small basket, by the rule of pricing/price.ts. */
const fee = sql`(stores.delivery_fees ->> 'base')::int + (
  select coalesce(max((tier ->> 'add')::int), 0) from jsonb_array_elements(stores.delivery_fees -> 'tiers') as tier
  where (tier ->> 'beyondMeters')::int < round(stores.distance)
)`
const minutes = sql`stores.prep_minutes + ceil(round(stores.distance) / ${sql.lit(promisedMetersPerMinute)})`

/** Scores rating (1 a tenth) and sales (9 per factor of ten), less 2 per kilometre. */
const recommendation = sql`stores.rating * 1.0 + 4 * ln(1 + stores.monthly_sales) - 2 * stores.distance / 1000`

/** Sorts rows that meet the condition before others. */
const first = (condition: Sql): SortKey => descending('integer', sql`(${condition})::int`)

const orders: Record<StoreSort, readonly SortKey[]> = {
  recommended: [first(sql`stores.is_open`), descending('float', recommendation)],
  distance: [],
  sales: [descending('integer', sql`stores.monthly_sales`)],
  rating: [descending('integer', sql`stores.rating`)],
  fee: [ascending('integer', sql`(${fee})`)],
  minimum: [ascending('integer', sql`stores.minimum_order`)],
  fastest: [ascending('float', minutes)],
}

/**
 * Relevance: whole words before their beginnings and synonyms, those before sounds; then matches of the store's own name
 * before those of its goods, then open stores, then distance.
 */
const byMatch = (query: SearchQuery): SortKey[] => [
  descending('integer', tierOf(sql`stores.words`, query)),
  first(sql`stores.words @@ ${query.names}::tsquery`),
  first(sql`stores.is_open`),
]

const orderOf = ({ sort, query }: NearbySearch): Keyset =>
  new Keyset([
    first(sql`stores.distance <= stores.range_meters`),
    ...(query && sort === 'recommended' ? byMatch(query) : orders[sort]),
    ascending('float', sql`stores.distance`),
    ascending('id', sql`stores.id`),
  ])

const allOf = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `)

/** The row limit of a bound for this page. */
const atMost = (bound: number, { reach }: NearbySearch): Sql =>
  sql.lit(reach === undefined ? bound : bound + bounds.spare)

/** The nearest stores, of all or of one category, nearest first. */
function nearest(search: NearbySearch, category?: string): Sql {
  const spot = sql.ref(category === undefined ? 'stores.spot' : 'stores.category_spot')
  return sql`(
    select stores.* from stores
    where stores.business = 'takeaway' and ${category === undefined ? sql`true` : sql`stores.category_key = ${category}`}
    order by ${spot} <-> ${spotOf(search.place, category)} limit ${atMost(bounds.scanned, search)}
  )`
}

/**
 * The nearest stores that match a keyword. Common words use the spatial index; rare ones the index of words. The
 * planner cannot choose itself, since its statistics cover only the most common words.
 */
function matching(search: NearbySearch, { any: query }: SearchQuery, category?: string): Sql {
  const near = sql`select * from ${nearest(search, category)} as stores where words @@ ${query}::tsquery limit ${atMost(bounds.kept, search)}`
  if (category !== undefined) return sql`(${near})`
  return sql`(
    with near as materialized (${near}),
      seldom as materialized (
        select stores.* from stores
        where business = 'takeaway' and (select count(*) from near) < ${sql.lit(bounds.common)} and words @@ ${query}::tsquery
      )
    select * from near union all select * from seldom where id not in (select id from near)
  )`
}

/** The stores that pass the filters, with distance and whether they are open. */
function passing(search: NearbySearch, category?: string): Sql {
  const wanted = search.filters.map((filter) => filters[filter](search))
  const reach = Math.min(nearbyMeters, search.reach ?? nearbyMeters)
  return sql`(
    select * from (
      select stores.*, ${distanceFrom(search.place)} as distance, ${isOpenAt(search.now)} as is_open
      from ${search.query ? matching(search, search.query, category) : nearest(search, category)} as stores
    ) as stores
    where ${allOf([sql`stores.distance <= ${reach}::float8`, ...wanted])} limit ${atMost(bounds.kept, search)}
  )`
}

/**
 * The ids of nearby stores in order of `place`, as a subquery. `reach` is the distance of the farthest listable store.
 */
export function nearbyIds(search: NearbySearch): Sql {
  const sources = search.categories?.map((category) => passing(search, category)) ?? [passing(search)]
  const order = orderOf(search)
  return sql`(
    select stores.id, stores.distance, stores.is_open, ${order.values} as sort_keys,
      max(stores.distance) over () as reach, row_number() over (order by ${order.order}) as place
    from (${sql.join(
      sources.map((source) => sql`select * from ${source} as stores`),
      sql` union all `,
    )}) as stores
    where ${order.after(search.slice.after)}
    order by place limit ${search.slice.limit}::int
  )`
}

/** A store of a page with its top dishes and the distance that the list covers. */
export type NearbyRow = StoreCard & KeyedRow & { readonly reach: number; readonly dishes: DishRow[] }

const listOf = (search: NearbySearch) => sql<NearbyRow>`
  select ${sql.join(cardColumns.map((column) => sql.ref(`stores.${column}`)))}, page.distance, page.sort_keys,
    page.reach, ${dishesOfStore(dishCount)} as dishes
  from ${nearbyIds(search)} as page join stores on stores.id = page.id order by page.place`

/** The first page of a list without categories and words, which most callers ask for. */
const firstPage = preparedBy(
  ({ sort, filters: chosen }: Pick<NearbySearch, 'sort' | 'filters'>) => [sort, ...chosen].join(' '),
  (db: Db, shape, latitude: number, longitude: number, y: number, now: Date, limit: number) => ({
    compile: () => listOf({ ...shape, place: { latitude, longitude, y }, now, slice: { limit } }).compile(db),
  }),
)

/** Stores nearby in one statement: those that deliver to the place first, in a stable order. */
export async function listNearby(db: Db, search: NearbySearch): Promise<NearbyRow[]> {
  const { place, now, sort, filters: chosen, categories, query, reach, slice } = search
  if (categories?.length === 0) return []
  if ([categories, query, reach, slice.after].some((each) => each !== undefined))
    return (await listOf(search).execute(db)).rows
  const { latitude, longitude } = place
  return firstPage(db, { sort, filters: chosen }, latitude, longitude, height(latitude), now, slice.limit)
}
