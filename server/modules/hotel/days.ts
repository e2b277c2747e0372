import { Temporal } from '@js-temporal/polyfill'
import { limits } from '@contract/limits'
import { addDays, daysBetween } from '../../plain-days'

export { addDays, daysBetween, isDay } from '../../plain-days'

const zoned = (zone: string, at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

/** The day of a hotel's clock. */
export const hotelDay = (zone: string, at: Date): string => zoned(zone, at).toPlainDate().toString()

/** The night that began yesterday, while it can still be booked; null from 06:00 on. */
export function lastNight(zone: string, at: Date): string | null {
  const local = zoned(zone, at)
  return local.hour < limits.lastNightUntilHour ? local.toPlainDate().subtract({ days: 1 }).toString() : null
}

/** The nights of a stay; the day of departure is none. */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, index) => addDays(checkIn, index))

/**
 * Instant at which a hotel's clock reads a time of a day, such as "14:00"; where it skips that time, the same duration
 * later.
 */
export function instantOf(zone: string, day: string, clock: string): Date {
  const local = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: clock })
  return new Date(local.epochMilliseconds)
}

/** A time of day as it is written to clients: "14:00". */
export const clockText = (time: string): string => time.slice(0, 5)

/** The weekday of a day, from Monday 1 to Sunday 7. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek
