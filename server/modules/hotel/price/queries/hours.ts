import { type RawBuilder, sql } from 'kysely'
import type { SearchedStay } from '../../search/asked'
import { guestsFit } from './offers'

/**
 * Like `offersOf` for rates by the hour on the day of arrival: a row for each hotel with enough rooms free at one full
 * hour that is not past.
 */
export function cheapestHours(hotels: string, stay: SearchedStay): RawBuilder<unknown> {
  const { checkIn, rooms, now } = stay
  return sql`
    cheapest as (
      select distinct on (room_types.store_id) room_types.store_id, rates.id as rate_id, free.rooms::int as room_count,
        sums.total, sums.total as member_total, sums.total as listed, rates.hour_price as price
      from ${sql.table(hotels)} as hotel
      join room_types on room_types.store_id = hotel.store_id and room_types.removed_at is null and ${guestsFit(stay)}
      join rates on rates.room_type_id = room_types.id and rates.removed_at is null and rates.way = 'hourly'
      cross join lateral (
        select count(*) as rooms
        from generate_series(${checkIn}::date + rates.hours_from,
          ${checkIn}::date + rates.hours_until - make_interval(hours => rates.hours), interval '1 hour') as starts (start)
        join hotel_rooms on hotel_rooms.room_type_id = room_types.id
        where starts.start at time zone hotel.time_zone >= ${now}::timestamptz and not exists (
          select from stay_hours where stay_hours.room_id = hotel_rooms.id and stay_hours.ended_at is null
            and stay_hours.period && tstzrange(starts.start at time zone hotel.time_zone,
              (starts.start + make_interval(hours => rates.hours)) at time zone hotel.time_zone)
        )
        group by starts.start order by rooms desc limit 1
      ) as free
      cross join lateral (select rates.hour_price * ${rooms}::int as total) as sums
      where free.rooms >= ${rooms}::int
      order by room_types.store_id, rates.hour_price, rates.id
    )`
}
