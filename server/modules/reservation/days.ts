import { localTime, utcOffset } from '../../local-time'
import type { Holidays } from '../holiday/holidays'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Midnight of a plain date, as if it were in UTC. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The plain date some days after another. */
export const dayAfter = (day: string, count: number): string =>
  new Date(midnight(day) + count * dayMs).toISOString().slice(0, 10)

/** The weekday of a plain date; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay()

/**
 * When the clock of a zone shows a minute of a day, which may be past its midnight; undefined where it is skipped in spring. Of
 * a time that comes twice, the first.
 */
export function instantAt(zone: string, day: string, minute: number): Date | undefined {
  const local = midnight(day) + minute * minuteMs
  const offsets = [local - dayMs, local + dayMs].map((around) => utcOffset(zone, new Date(around)))
  const found = [...new Set(offsets)]
    .map((offset) => new Date(local - offset * minuteMs))
    .filter((at) => localTime(zone, at).valueOf() === local)
  return found.sort((one, other) => one.getTime() - other.getTime())[0]
}

/** Weekdays whose hours apply to holidays, and to working days at weekends. */
const saturday = 6
const friday = 5

/** The weekday whose hours a restaurant has on a plain date; null when it is closed. */
export function hoursOf(
  day: string,
  exceptions: readonly { readonly day: string; readonly as_weekday: number | null }[],
  holidays: Holidays,
): number | null {
  const exception = exceptions.find((each) => each.day === day)
  if (exception) return exception.as_weekday
  const holiday = holidays.of(day)
  const weekday = weekdayOf(day)
  if (!holiday) return weekday
  if (holiday.isOff) return saturday
  return weekday === 0 || weekday === saturday ? friday : weekday
}
