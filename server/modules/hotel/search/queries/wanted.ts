import { type RawBuilder, sql } from 'kysely'
import { ascending, Keyset, type SortKey } from '../../../../database/keyset'
import { cheapestHours } from '../../price/queries/hours'
import { offersOf, rateConditions } from '../../price/queries/offers'
import type { SearchedStay } from '../asked'
import { conditionsOf, type HotelField, type HotelSearch, rateFilterOf } from './conditions'

type Sql = RawBuilder<unknown>

const isHourly = ({ filter }: HotelSearch): boolean => filter.kind === 'hourly'

/** Bound on the hotels of a list: the first `most` in the order of keys of `hotels` and `stores`, then of their ids. */
export interface Reach {
  readonly keys: readonly SortKey[]
  readonly most: number
}

const columnOf = (index: number): string => `by_${index}`

/** The keys of a reach and the id, in a table with the columns of `wanted`. */
export const keysOf = (table: string, { keys }: Pick<Reach, 'keys'>): SortKey[] => [
  ...keys.map((key, index) => ({ ...key, by: sql.ref(`${table}.${columnOf(index)}`) })),
  ascending('id', sql.ref(`${table}.store_id`)),
]

/** Whether a hotel has a rate that the filter allows, free or not. */
function hasRate(hotels: string, search: HotelSearch, stay: SearchedStay): Sql {
  const rate = isHourly(search)
    ? sql`rates.removed_at is null and rates.way = 'hourly'`
    : rateConditions(rateFilterOf(search), stay)
  return sql`exists (
    select from room_types join rates on rates.room_type_id = room_types.id
    where room_types.store_id = ${sql.ref(`${hotels}.store_id`)} and room_types.removed_at is null and ${rate}
  )`
}

/** Whether rates are filtered, so that few hotels may have one; else nearly all have. */
const choosesRates = (search: HotelSearch): boolean =>
  isHourly(search) || Object.values(rateFilterOf(search)).some(Boolean)

/**
 * The hotels of a search as the CTE `wanted`; `place` is their place in the order of `reach`. A hotel belongs to it by a rate
 * that the filter allows.
 */
export function wantedHotels(
  search: HotelSearch,
  stay: SearchedStay,
  { without = [], reach }: { readonly without?: readonly HotelField[]; readonly reach?: Reach } = {},
): Sql {
  const isLate = reach !== undefined && !choosesRates(search)
  const columns = [
    sql`hotels.store_id, stores.time_zone, hotels.cleaning_minutes, hotels.ahead_days, hotels.most_nights`,
    sql`${stay.now}::timestamptz at time zone stores.time_zone as local`,
    ...(reach?.keys ?? []).map(({ by }, index) => sql`${by} as ${sql.ref(columnOf(index))}`),
  ]
  const found = sql`
    select ${sql.join(columns)}
    from hotels join stores on stores.id = hotels.store_id
    cross join lateral (select stores.time_zone) as hotel
    where ${conditionsOf(search, without)} ${isLate ? sql`` : sql`and ${hasRate('hotels', search, stay)}`}`
  if (!reach) return sql`wanted as materialized (${found})`
  const first = new Keyset([...reach.keys, ascending('id', sql.ref('hotels.store_id'))]).order
  const place = new Keyset(keysOf('reached', reach)).order
  return sql`
    wanted as materialized (
      select reached.*, row_number() over (order by ${place})::int as place
      from (${found} order by ${first} limit ${sql.lit(reach.most)}) as reached
      ${isLate ? sql`where ${hasRate('reached', search, stay)}` : sql``}
    )`
}

/** Lowest available offer of each hotel of a query with the columns of `wanted`, as the CTE `cheapest`. */
export const cheapestOf = (hotels: string, search: HotelSearch, stay: SearchedStay): Sql =>
  isHourly(search) ? cheapestHours(hotels, stay) : offersOf(hotels, stay, rateFilterOf(search))

/** Hotels of a search with their lowest available offers, as the CTEs `wanted` and `cheapest`. */
export const wantedAndCheapest = (
  search: HotelSearch,
  stay: SearchedStay,
  bounds: Parameters<typeof wantedHotels>[2] = {},
): Sql => sql`${wantedHotels(search, stay, bounds)}, ${cheapestOf('wanted', search, stay)}`

/** Whether the lowest available price of a hotel is within the filter's range. */
export function priceWithin({ filter: { priceFrom, priceTo } }: HotelSearch): Sql {
  const from = priceFrom === undefined || priceFrom === 0 ? [] : [sql`cheapest.price >= ${priceFrom}`]
  const to = priceTo === undefined ? [] : [sql`cheapest.price <= ${priceTo}`]
  return sql.join([sql`true`, ...from, ...to], sql` and `)
}
