import { limits } from '@contract/limits'
import { instantAt, localDay, localMinute } from '../../local-time'
import { addDays, daysBetween } from '../../plain-days'

export { addDays, daysBetween, isDay, weekdayOf } from '../../plain-days'

/** The day of a hotel's clock. */
export const hotelDay = localDay

/** The night that began yesterday, while it can still be booked; null from 06:00 on. */
export function lastNight(zone: string, at: Date): string | null {
  return localMinute(zone, at) < limits.lastNightUntilHour * 60 ? addDays(localDay(zone, at), -1) : null
}

/** The nights of a stay; the day of departure is none. */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, index) => addDays(checkIn, index))

/**
 * Instant at which a hotel's clock reads a time of a day, such as "14:00"; where it skips that time, the same duration
 * later.
 */
export const instantOf = instantAt

/** A time of day as it is written to clients: "14:00". */
export const clockText = (time: string): string => time.slice(0, 5)
