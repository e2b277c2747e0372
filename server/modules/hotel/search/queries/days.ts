import { type Kysely, sql } from 'kysely'
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

/**
 * The lowest price of one night by day for the guests of a stay, of rates that can be booked on that day, whatever their least
 * nights. Prices are of one room on average, as in lists.
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
  const hotels =
    'hotelId' in of
      ? sql`hotels.store_id = ${of.hotelId}`
      : sql`hotels.city_code = ${of.cityCode} and hotels.kind = ${of.kind}`
  const { rows } = await sql<DayRow>`
    with stock as materialized (
      select room_nights.*, room_nights.allotment - held - sold as rooms_left, ${guestCosts(stay)} as costs,
        (${now}::timestamptz at time zone stores.time_zone)::date as today
      from hotels
      join stores on stores.id = hotels.store_id and stores.status <> 'closed'
      join room_types on room_types.store_id = hotels.store_id and room_types.removed_at is null and ${guestsFit(stay)}
      join room_nights on room_nights.room_type_id = room_types.id
      where ${hotels} and night >= ${from}::date and night < ${until}::date
    ),
    prices as (
      select stock.night, min(${total}) as total
      from stock
      join rates on rates.room_type_id = stock.room_type_id and rates.removed_at is null and rates.way <> 'hourly'
      left join rate_nights as specials on rates.special and specials.rate_id = rates.id and specials.night = stock.night
      where not stock.closed and not stock.no_arrival and stock.rooms_left >= ${rooms}::int
        and greatest(0, stock.night - stock.today) >= rates.advance_days
        and (not rates.special or specials.allotment - specials.taken >= ${rooms}::int)
      group by stock.night
    )
    select stock.night as day, ceil(min(prices.total)::numeric / ${rooms}::int)::bigint as price,
      not bool_or(not closed and rooms_left >= ${rooms}::int) as full, bool_and(no_arrival) as closed_to_arrival,
      bool_and(no_departure) as closed_to_departure, min(least_nights) as least_nights
    from stock left join prices on prices.night = stock.night
    group by stock.night order by stock.night`.execute(db)
  return rows
}
