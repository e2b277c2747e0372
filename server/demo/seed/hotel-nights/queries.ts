import { sql, type Transaction } from 'kysely'
import { settings } from '@contract/settings'
import type { Database } from '../../../database/schema'
import { addDays, hotelDay } from '../../../modules/hotel/days'
import { holidaysBetween } from '../../../modules/holiday/queries'

/** Nights from yesterday on, which can be booked until the morning. */
const nights = 367
/** Number of nights for all but the hotels that are never full, since seeding lengthens the first start. */
const nightsOfMost = 150
/** Price of public-holiday nights, in percent of the regular one. */
const holidayPercent = 135
/** Number of nights from today with specials. */
const specialNights = 45
const specialPercent = 78

/**
 * Seeds a year of nights of every demo room: dearer at weekends and on holidays, with stretches that are sold out and days
 * on which one or two rooms are left, but for the hotels `kept`; and the nights of specials. Ids are derived from room and night.
 */
export async function seedNights(tx: Transaction<Database>, kept: readonly string[], now: Date): Promise<void> {
  const today = hotelDay(settings().timeZone, now)
  const from = addDays(today, -1)
  const days = Array.from({ length: nights }, (_, index) => addDays(from, index))
  const known = await holidaysBetween(tx, from, addDays(from, nights))
  const holidays = days.filter((day) => known.isOff(day))
  await sql`
    insert into room_nights (id, room_type_id, night, allotment, price)
    select md5(rooms.id::text || night)::uuid, rooms.id, night::date,
      case
        when not kept and rooms.place % 3 = 0 and (place * 7 + day) % 29 < 3 then 0
        when not kept and (place * 5 + day) % 13 = 0 then least(allotment, 1 + (place + day) % 2)
        else allotment end,
      round(case when extract(isodow from night) in (5, 6) then weekend_price else base_price end
        * case when night::date = any(${holidays}::date[]) then ${holidayPercent}::int else 100 end / 10000.0) * 100
    from (
      select *, row_number() over (order by id)::int as place, store_id = any(${kept}::uuid[]) as kept from room_types
    ) as rooms
    cross join generate_series(${from}::timestamp, ${from}::timestamp + make_interval(days => ${nights - 1}), interval '1 day')
      with ordinality as days (night, day)
    where kept or day <= ${nightsOfMost}`.execute(tx)
  await sql`
    insert into rate_nights (rate_id, night, price, allotment)
    select rates.id, night, round(room_nights.price * ${specialPercent}::int / 10000.0) * 100, 2
    from rates join room_nights on room_nights.room_type_id = rates.room_type_id
    where rates.special and night < ${addDays(today, specialNights)}::date`.execute(tx)
}
