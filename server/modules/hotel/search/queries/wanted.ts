import { type RawBuilder, sql } from 'kysely'
import { cheapestHours } from '../../price/queries/hours'
import { offersOf, rateConditions } from '../../price/queries/offers'
import type { SearchedStay } from '../asked'
import { conditionsOf, type HotelField, type HotelSearch, rateFilterOf } from './conditions'

type Sql = RawBuilder<unknown>

/**
 * The hotels of a search and what each can be had from, as CTEs `wanted` and `cheapest`. A hotel belongs to it by a rate that
 * the filter allows, free or not.
 */
export function wantedAndCheapest(search: HotelSearch, stay: SearchedStay, without: readonly HotelField[] = []): Sql {
  const filter = rateFilterOf(search)
  const hourly = search.filter.kind === 'hourly'
  const rate = hourly ? sql`rates.removed_at is null and rates.way = 'hourly'` : rateConditions(filter, stay)
  return sql`
    wanted as materialized (
      select hotels.store_id, stores.time_zone, hotels.cleaning_minutes, hotels.ahead_days, hotels.most_nights,
        ${stay.now}::timestamptz at time zone stores.time_zone as local
      from hotels join stores on stores.id = hotels.store_id
      cross join lateral (select stores.time_zone) as hotel
      where ${conditionsOf(search, without)} and exists (
        select from room_types join rates on rates.room_type_id = room_types.id
        where room_types.store_id = hotels.store_id and room_types.removed_at is null and ${rate}
      )
    ),
    ${hourly ? cheapestHours('wanted', stay) : offersOf('wanted', stay, filter)}`
}

/** Whether the price that a hotel can be had from is within the filter's. */
export function priceWithin({ filter: { priceFrom, priceTo } }: HotelSearch): Sql {
  const from = priceFrom === undefined || priceFrom === 0 ? [] : [sql`cheapest.price >= ${priceFrom}`]
  const to = priceTo === undefined ? [] : [sql`cheapest.price <= ${priceTo}`]
  return sql.join([sql`true`, ...from, ...to], sql` and `)
}
