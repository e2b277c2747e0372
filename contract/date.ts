import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { formatDay, usualOffset } from './day'
import { plural } from './format'
import type { Language } from './settings'

export { formatDay }

// Dates for both sides (product text §9), in the local time of a place and not of the device. The place is given as its UTC
// offset in minutes, because the `Intl` of mini-programs lacks time zones; the server computes offsets from zone names
// (server/local-time.ts) and sends them.

dayjs.extend(utc)

/**
 * A day.js date in UTC whose fields read as a clock `utcOffset` minutes ahead of UTC does. day.js's own `utcOffset()`
 * and `tz()` go through the device's zone and are an hour off while the device's own clock changes.
 */
export const inOffset = (date: Date, utcOffset: number): Dayjs => dayjs.utc(date).add(utcOffset, 'minute')

const clockFormat = 'HH:mm'
const dateFormat = 'YYYY-MM-DD'

/** "12:38". */
export const formatClock = (date: Date, utcOffset = usualOffset()): string =>
  inOffset(date, utcOffset).format(clockFormat)

/** "2025-03-25". */
export const formatDate = (date: Date, utcOffset = usualOffset()): string =>
  inOffset(date, utcOffset).format(dateFormat)

/** "2025-03-25 12:05". */
export const formatDateTime = (date: Date, utcOffset = usualOffset()): string =>
  inOffset(date, utcOffset).format(`${dateFormat} ${clockFormat}`)

/** "Today 12:41", "昨天 20:18", "22 Mar 12:05". */
export const formatMoment = (date: Date, now: Date, language: Language, utcOffset = usualOffset()): string =>
  `${formatDay(date, now, language, utcOffset)} ${formatClock(date, utcOffset)}`

const ago: readonly { seconds: number; one: string; zh: string }[] = [
  { seconds: 365 * 86_400, one: 'year', zh: '年' },
  { seconds: 30 * 86_400, one: 'month', zh: '个月' },
  { seconds: 86_400, one: 'day', zh: '天' },
  { seconds: 3600, one: 'hour', zh: '小时' },
  { seconds: 60, one: 'minute', zh: '分钟' },
]
/** Anything more recent, or in the future, is "just now". */
const recentSeconds = 300

/** "just now" under 300 s and for the future, then "12 minutes ago" up to years (product text §9). */
export function relativeTime(date: Date, now: Date, language: Language): string {
  const passed = dayjs(now).diff(date, 'second')
  const unit = passed < recentSeconds ? undefined : ago.find(({ seconds }) => passed >= seconds)
  if (!unit) return language === 'zh' ? '刚刚' : 'just now'
  const count = Math.floor(passed / unit.seconds)
  return language === 'zh' ? `${count}${unit.zh}前` : `${plural(count, unit.one)} ago`
}

/** A day of the calendar as its parts; months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The parts of a day written as YYYY-MM-DD; undefined for any other text and for a day that does not exist. */
export function readDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = dayjs.utc(`${text}T00:00:00Z`)
  // Days that do not exist roll over: 30 February becomes 2 March.
  return day.format(dateFormat) === text ? { year: day.year(), month: day.month() + 1, day: day.date() } : undefined
}

/** How many days a month has. */
export const daysInMonth = (year: number, month: number): number =>
  dayjs.utc(`${year}-${String(month).padStart(2, '0')}-01`).daysInMonth()
