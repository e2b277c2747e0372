import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import { limits } from '@contract/limits'
import type { Position } from '@contract/entities/common'
import type { Database } from '../../../../database/schema'
import { metersPerMinute } from '../../../takeaway/pricing/delivery'
import { ofNames } from '../../../../database/words'
import { distanceFrom, type StoreRow, storeColumns } from '../../queries'
import { spotOf } from './map'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/** Stores farther away are not nearby, whatever their delivery range. */
const nearbyMeters = 20_000
/**
 * How many of the nearest stores are looked at, and how many that pass the filters are put in order. So a list costs the
 * same in a village and in a city with a million stores, where these are the ones a few streets around. A word that so many of
 * them have is common.
 */
const bounds = { scanned: 10_000, kept: 1_000, common: 100 }

/** Which stores are looked for, and which part of the list is wanted. */
export interface NearbySearch {
  readonly place: Position
  readonly now: Date
  /** The local time of day, in minutes. */
  readonly minute: number
  readonly sort: StoreSort
  readonly filters: readonly StoreFilter[]
  /** Only stores of these; all stores unless given. */
  readonly categories?: readonly string[]
  /** A `tsquery` that the stores have to match. */
  readonly query?: string
  readonly offset: number
  readonly limit: number
}

/** Whether a store serves at a local time of day. */
const isOpen = (minute: number) => sql<boolean>`(stores.status = 'open' and stores.minutes @> ${minute}::int)`

const filters: Record<StoreFilter, (search: NearbySearch) => Sql> = {
  fullDiscount: () => sql`jsonb_array_length(stores.full_discounts) > 0`,
  member: () => sql`stores.member_envelope is not null`,
  freeDelivery: () => sql`(stores.delivery_fees ->> 'base')::int = 0`,
  openNow: ({ minute }) => isOpen(minute),
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

const orders: Record<StoreSort, readonly Sql[]> = {
  recommended: [sql`stores.is_open desc`, sql`${recommendation} desc`],
  distance: [],
  sales: [sql`stores.monthly_sales desc`],
  rating: [sql`stores.rating desc`],
  fee: [fee],
  minimum: [sql`stores.minimum_order`],
  fastest: [minutes],
}

/** What matches a keyword best stands first: by its own name rather than by what it sells, open, near. */
const byMatch = (query: string): Sql[] => [
  sql`(stores.words @@ ${ofNames(query)}::tsquery) desc`,
  sql`stores.is_open desc`,
]

const orderOf = ({ sort, query }: NearbySearch): Sql => {
  const chosen = query && sort === 'recommended' ? byMatch(query) : orders[sort]
  return sql.join([sql`(stores.distance <= stores.range_meters) desc`, ...chosen, sql`stores.distance`, sql`stores.id`])
}

const allOf = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `)

/** The nearest stores of all or of one category, nearest first. */
function nearest({ place }: NearbySearch, category?: string): Sql {
  const spot = sql.ref(category === undefined ? 'stores.spot' : 'stores.category_spot')
  return sql`(
    select stores.* from stores where ${category === undefined ? sql`true` : sql`stores.category_key = ${category}`}
    order by ${spot} <-> ${spotOf(place, category)} limit ${sql.lit(bounds.scanned)}
  )`
}

/**
 * The nearest stores that match a keyword. Common words are found on the map; those that hardly any store on it has are looked
 * up among all stores. The planner cannot tell the two apart, since it knows only the frequencies of the commonest words.
 */
function matching(search: NearbySearch, query: string, category?: string): Sql {
  const near = sql`select * from ${nearest(search, category)} as stores where words @@ ${query}::tsquery limit ${sql.lit(bounds.kept)}`
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
  return sql`(
    select * from (
      select stores.*, ${distanceFrom(search.place)} as distance, ${isOpen(search.minute)} as is_open
      from ${search.query ? matching(search, search.query, category) : nearest(search, category)} as stores
    ) as stores
    where ${allOf([sql`stores.distance <= ${sql.lit(nearbyMeters)}`, ...wanted])} limit ${sql.lit(bounds.kept)}
  )`
}

/** The ids of stores nearby, as a query that others may build on; in order of `place`. */
export function nearbyIds(search: NearbySearch): Sql {
  const sources = search.categories?.map((category) => passing(search, category)) ?? [passing(search)]
  return sql`(
    select stores.id, stores.distance, stores.is_open, row_number() over (order by ${orderOf(search)}) as place
    from (${sql.join(
      sources.map((source) => sql`select * from ${source} as stores`),
      sql` union all `,
    )}) as stores
    order by place offset ${search.offset}::int limit ${search.limit}::int
  )`
}

/** Stores nearby in one statement: those that deliver to the place come first, and equal ones stay in one order. */
export async function listNearby(db: Db, search: NearbySearch): Promise<StoreRow[]> {
  if (search.categories?.length === 0) return []
  const { rows } = await sql<StoreRow>`
    select ${sql.join(storeColumns.map((column) => sql.ref(`stores.${column}`)))}, page.distance, page.is_open
    from ${nearbyIds(search)} as page join stores on stores.id = page.id order by page.place`.execute(db)
  return rows
}
