import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import { limits } from '@contract/limits'
import type { Position } from '@contract/entities/common'
import { ascending, descending, type KeyedRow, Keyset, type Slice, type SortKey } from '../../../../database/keyset'
import type { Database } from '../../../../database/schema'
import { metersPerMinute } from '../../../takeaway/pricing/delivery'
import { ofNames } from '../../../../database/words'
import { distanceFrom, isOpenAt, type StoreRow, storeColumns } from '../../queries'
import { spotOf } from './map'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/** Stores farther away are not nearby, whatever their delivery range. */
const nearbyMeters = 20_000
/**
 * How many of the nearest stores are looked at, and how many that pass the filters are put in order. So a list costs the
 * same in a village and in a city with a million stores, where these are the ones a few streets around. A word that so many of
 * them have is common. Later pages look at `spare` more: stores that have come since do not push others out of the list.
 */
const bounds = { scanned: 10_000, kept: 1_000, common: 100, spare: 200 }

/** Which stores are looked for, and which part of the list is wanted. */
export interface NearbySearch {
  readonly place: Position
  readonly now: Date
  readonly sort: StoreSort
  readonly filters: readonly StoreFilter[]
  /** Only stores of these; all stores unless given. */
  readonly categories?: readonly string[]
  /** A `tsquery` that the stores have to match. */
  readonly query?: string
  /** No farther than this, in metres: as far as the first page of the list looked. */
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

/** What a small basket's delivery costs, by the rule of pricing/price.ts. */
const fee = sql`(stores.delivery_fees ->> 'base')::int + (
  select coalesce(max((tier ->> 'add')::int), 0) from jsonb_array_elements(stores.delivery_fees -> 'tiers') as tier
  where (tier ->> 'beyondMeters')::int < round(stores.distance)
)`
const minutes = sql`stores.prep_minutes + ceil(round(stores.distance) / ${sql.lit(metersPerMinute)})`

/** Points for stars (1 a tenth) and for sales (9 for ten times as many), less 2 for each kilometre. */
const recommendation = sql`stores.rating * 1.0 + 4 * ln(1 + stores.monthly_sales) - 2 * stores.distance / 1000`

/** What is so stands before what is not. */
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

/** What matches a keyword best stands first: by its own name rather than by what it sells, open, near. */
const byMatch = (query: string): SortKey[] => [
  first(sql`stores.words @@ ${ofNames(query)}::tsquery`),
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

/** How many rows a bound allows for this page. */
const atMost = (bound: number, { reach }: NearbySearch): Sql =>
  sql.lit(reach === undefined ? bound : bound + bounds.spare)

/** The nearest stores of all or of one category, nearest first. */
function nearest(search: NearbySearch, category?: string): Sql {
  const spot = sql.ref(category === undefined ? 'stores.spot' : 'stores.category_spot')
  return sql`(
    select stores.* from stores where ${category === undefined ? sql`true` : sql`stores.category_key = ${category}`}
    order by ${spot} <-> ${spotOf(search.place, category)} limit ${atMost(bounds.scanned, search)}
  )`
}

/**
 * The nearest stores that match a keyword. Common words are found on the map; those that hardly any store on it has are looked
 * up among all stores. The planner cannot tell the two apart, since it knows only the frequencies of the commonest words.
 */
function matching(search: NearbySearch, query: string, category?: string): Sql {
  const near = sql`select * from ${nearest(search, category)} as stores where words @@ ${query}::tsquery limit ${atMost(bounds.kept, search)}`
  if (category !== undefined) return sql`(${near})`
  return sql`(
    with near as materialized (${near}),
      seldom as materialized (
        select stores.* from stores
        where (select count(*) from near) < ${sql.lit(bounds.common)} and words @@ ${query}::tsquery
      )
    select * from near union all select * from seldom where id not in (select id from near)
  )`
}

/** Those of them that pass the filters, with their distance and whether they serve now. */
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
 * The ids of stores nearby, as a query that others may build on; in order of `place`. `reach` is how far the farthest of all that
 * could be listed is.
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

/** A store of a page, with how far the list reaches. */
export type NearbyRow = StoreRow & KeyedRow & { readonly reach: number }

/** Stores nearby in one statement: those that deliver to the place come first, and equal ones stay in one order. */
export async function listNearby(db: Db, search: NearbySearch): Promise<NearbyRow[]> {
  if (search.categories?.length === 0) return []
  const { rows } = await sql<NearbyRow>`
    select ${sql.join(storeColumns.map((column) => sql.ref(`stores.${column}`)))}, page.distance, page.is_open,
      page.sort_keys, page.reach
    from ${nearbyIds(search)} as page join stores on stores.id = page.id order by page.place`.execute(db)
  return rows
}
