import { type Kysely, type RawBuilder, sql } from 'kysely'
import { limits } from '@contract/limits'
import type { Database } from '../../../../database/schema'
import { guestCosts, guestsFit, nightSums } from '../../price/queries/offers'
import type { SearchedStay } from '../asked'

/** A day with the cheapest night that begins on it; `price` is null when none can be booked. */
export interface DayRow {
  day: string
  price: number | null
  full: boolean
  closed_to_arrival: boolean
  closed_to_departure: boolean
  least_nights: number
}

/** Scope of a calendar: one hotel, or all hotels of a kind in a city. */
export type CalendarOf =
  | { readonly hotelId: string }
  | { readonly cityCode: string; readonly kind: 'hotel' | 'homestay' }

const hotelsOf = (of: CalendarOf) =>
  'hotelId' in of
    ? sql`hotels.store_id = ${of.hotelId}`
    : sql`hotels.city_code = ${of.cityCode} and hotels.kind = ${of.kind}`

/** Whether any hotel has rooms on the night of `stock`; read to the first one only. */
const isFreeSomewhere = (hotels: RawBuilder<unknown>, stay: SearchedStay) => sql`exists (
  select from hotels
  cross join lateral (select from stores where id = hotels.store_id and status <> 'closed' offset 0) as open
  cross join lateral (
    select room_types.id from room_types
    where store_id = hotels.store_id and removed_at is null and ${guestsFit(stay)} offset 0
  ) as room
  cross join lateral (
    select from room_nights
    where room_type_id = room.id and night = stock.night and not closed and allotment - held - sold >= ${stay.rooms}::int
    offset 0
  ) as free
  where ${hotels})`

/**
 * The lowest price of one night by day for the guests of a stay, of rates that can be booked on that day, whatever their least
 * nights. Prices are of one room on average, as in lists, and of a city those of the hotels that its list by price considers.
 */
export async function cheapestDays(
  db: Kysely<Database>,
  of: CalendarOf,
  stay: SearchedStay,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<DayRow[]> {
  const { rooms, isMember, now } = stay
  const sums = nightSums(stay, sql`coalesce(specials.price, stock.price)`, sql`stock.costs`)
  const total = isMember ? sums.member : sums.price
  const hotels = hotelsOf(of)
  const { rows } = await sql<DayRow>`
    with considered as materialized (
      select hotels.store_id, (${now}::timestamptz at time zone stores.time_zone)::date as today from hotels
      join stores on stores.id = hotels.store_id and stores.status <> 'closed'
      where ${hotels} order by hotels.lowest_base_price, hotels.store_id limit ${sql.lit(limits.hotelsListed)}
    ),
    rooms as materialized (
      select fitting.*, considered.today from considered cross join lateral (
        select room_types.id, ${guestCosts(stay)} as costs from room_types
        where room_types.store_id = considered.store_id and room_types.removed_at is null and ${guestsFit(stay)} offset 0
      ) as fitting
    ),
    sold as materialized (
      select offered.* from rooms cross join lateral (
        select * from rates where room_type_id = rooms.id and removed_at is null and way <> 'hourly' offset 0
      ) as offered
    ),
    specials as materialized (
      select reduced.* from sold cross join lateral (
        select * from rate_nights where rate_id = sold.id and night >= ${from}::date and night < ${until}::date offset 0
      ) as reduced where sold.special
    ),
    stock as materialized (
      select nights.*, nights.allotment - nights.held - nights.sold as rooms_left, rooms.costs, rooms.today
      from rooms cross join lateral (
        select * from room_nights where room_type_id = rooms.id and night >= ${from}::date and night < ${until}::date offset 0
      ) as nights
    ),
    prices as (
      select stock.night, min(${total}) as total
      from stock
      join sold as rates on rates.room_type_id = stock.room_type_id
      left join specials on rates.special and specials.rate_id = rates.id and specials.night = stock.night
      where not stock.closed and not stock.no_arrival and stock.rooms_left >= ${rooms}::int
        and greatest(0, stock.night - stock.today) >= rates.advance_days
        and (not rates.special or specials.allotment - specials.taken >= ${rooms}::int)
      group by stock.night
    )
    select stock.night as day, ceil(min(prices.total)::numeric / ${rooms}::int)::bigint as price,
      case when bool_or(not closed and rooms_left >= ${rooms}::int) then false
        else (select count(*) from considered) < ${sql.lit(limits.hotelsListed)} or not ${isFreeSomewhere(hotels, stay)} end as full,
      bool_and(no_arrival) as closed_to_arrival,
      bool_and(no_departure) as closed_to_departure, min(least_nights) as least_nights
    from stock left join prices on prices.night = stock.night
    group by stock.night order by stock.night`.execute(db)
  return rows
}
