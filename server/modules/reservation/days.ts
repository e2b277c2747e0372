import { getDayDetail } from 'chinese-days'
import type { Bilingual } from '../../database/schema'
import { localTime, utcOffset } from '../../local-time'

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

/** An entry of the operator's list. */
export interface ListedHoliday {
  readonly day: string
  readonly is_off: boolean
  readonly name: Bilingual
}

/** A public holiday or a working day in place of one. */
export interface Holiday {
  readonly isOff: boolean
  readonly name: Bilingual
}

/** What the calendar of mainland China says of a plain date; names come as "Spring Festival,春节,4". */
function calendarHoliday(day: string): Holiday | undefined {
  const { name, work } = getDayDetail(day)
  const [en, zh] = name.split(',')
  return en && zh ? { isOff: !work, name: { en, zh } } : undefined
}

/** A plain date as a holiday, by the operator's list and then by the calendar. */
export function holidayOf(day: string, listed: readonly ListedHoliday[]): Holiday | undefined {
  const own = listed.find((each) => each.day === day)
  return own ? { isOff: own.is_off, name: own.name } : calendarHoliday(day)
}

/** Whose hours a holiday has, and a working day at a weekend. */
const saturday = 6
const friday = 5

/** The weekday whose hours a restaurant has on a plain date; null when it is closed. */
export function hoursOf(
  day: string,
  exceptions: readonly { readonly day: string; readonly as_weekday: number | null }[],
  listed: readonly ListedHoliday[],
): number | null {
  const exception = exceptions.find((each) => each.day === day)
  if (exception) return exception.as_weekday
  const holiday = holidayOf(day, listed)
  const weekday = weekdayOf(day)
  if (!holiday) return weekday
  if (holiday.isOff) return saturday
  return weekday === 0 || weekday === saturday ? friday : weekday
}
