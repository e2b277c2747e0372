import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../database/schema'
import type { SearchedStay } from '../../search/asked'
import { guestsFit } from './offers'

type Sql = RawBuilder<unknown>

/**
 * Every full hour of a day at which the hours of `rates` can begin, with the rooms that are free then and until they are cleaned:
 * a row for each hour and room. `hotel` answers `time_zone` and `cleaning_minutes`.
 */
const freeHours = (day: string, now: Date): Sql => sql`
  generate_series(${day}::date + rates.hours_from,
    ${day}::date + rates.hours_until - make_interval(hours => rates.hours), interval '1 hour') as starts (start)
  cross join lateral (select starts.start at time zone hotel.time_zone as start) as begins
  cross join lateral (
    select tstzrange(begins.start,
      begins.start + make_interval(hours => rates.hours, mins => hotel.cleaning_minutes)) as period
  ) as wanted
  join hotel_rooms on hotel_rooms.room_type_id = rates.room_type_id and hotel_rooms.removed_at is null
  where begins.start >= ${now}::timestamptz and not exists (
    select from stay_hours
    where stay_hours.room_id = hotel_rooms.id and stay_hours.ended_at is null and stay_hours.period && wanted.period
  )`

/**
 * Like `offersOf` for rates by the hour on the day of arrival: a row for each hotel with enough rooms free at one full
 * hour that is not past.
 */
export function cheapestHours(hotels: string, stay: SearchedStay): Sql {
  const { checkIn, rooms, now } = stay
  return sql`
    cheapest as (
      select distinct on (room_types.store_id) room_types.store_id, rates.id as rate_id, free.rooms::int as room_count,
        sums.total, sums.total as member_total, sums.total as listed, rates.hour_price as price
      from ${sql.table(hotels)} as hotel
      join room_types on room_types.store_id = hotel.store_id and room_types.removed_at is null and ${guestsFit(stay)}
      join rates on rates.room_type_id = room_types.id and rates.removed_at is null and rates.way = 'hourly'
      cross join lateral (
        select count(*) as rooms from ${freeHours(checkIn, now)} group by starts.start order by rooms desc limit 1
      ) as free
      cross join lateral (select rates.hour_price * ${rooms}::int as total) as sums
      where free.rooms >= ${rooms}::int
      order by room_types.store_id, rates.hour_price, rates.id
    )`
}

/** Start time of a rate by the hour, such as "14:00", and its number of free rooms. */
export interface FreeStart {
  readonly rate_id: string
  readonly start: string
  readonly rooms: number
}

/** Start times of one hotel's rates by the hour on a day, in their order. */
export async function freeStarts(
  db: Kysely<Database>,
  rateIds: readonly string[],
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<FreeStart[]> {
  if (rateIds.length === 0) return []
  const { rows } = await sql<FreeStart>`
    select rates.id as rate_id, free.start, free.rooms
    from rates
    join room_types on room_types.id = rates.room_type_id
    join hotels on hotels.store_id = room_types.store_id
    join stores on stores.id = hotels.store_id
    cross join lateral (select stores.time_zone, hotels.cleaning_minutes) as hotel
    cross join lateral (
      select to_char(starts.start, 'HH24:MI') as start, count(*)::int as rooms
      from ${freeHours(day, now)} group by starts.start
    ) as free
    where rates.id = any(${[...rateIds]}::uuid[])
    order by rates.id, free.start`.execute(db)
  return rows
}
