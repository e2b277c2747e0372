import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { formatDay, usualOffset } from './day'
import { plural } from './format'
import type { Language } from './settings'
import { offsetAt, type UtcOffset } from './utc-offset'

export { formatDay }

// Dates for client and server (product text §9), in the local time of a place and not of the device. The place is given
// as its UTC offset in minutes, with when it changes, because the `Intl` of mini-programs lacks time zones; the server
// computes offsets from zone names (server/local-time.ts) and sends them.

dayjs.extend(utc)

/**
 * A UTC day.js date whose fields read as the local time of a place. day.js's own `utcOffset()` and
 * `tz()` go through the device's zone and are an hour off around its daylight-saving changes.
 */
export const inOffset = (date: Date, utcOffset: UtcOffset): Dayjs =>
  dayjs.utc(date).add(offsetAt(utcOffset, date), 'minute')

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

const ago: readonly { seconds: number; en: (count: number) => string; zh: string }[] = [
  { seconds: 365 * 86_400, en: (count) => plural(count, 'year'), zh: '年' },
  { seconds: 30 * 86_400, en: (count) => plural(count, 'month'), zh: '个月' },
  { seconds: 86_400, en: (count) => plural(count, 'day'), zh: '天' },
  { seconds: 3600, en: (count) => `${count} h`, zh: '小时' },
  { seconds: 60, en: (count) => `${count} min`, zh: '分钟' },
]
/** More recent and future times are "just now". */
const recentSeconds = 300

/** "just now" within 300 s and for the future, then "12 min" and "3 days" up to years (product text §9). */
export function relativeTime(date: Date, now: Date, language: Language): string {
  const passed = dayjs(now).diff(date, 'second')
  const unit = passed < recentSeconds ? undefined : ago.find(({ seconds }) => passed >= seconds)
  if (!unit) return language === 'zh' ? '刚刚' : 'just now'
  const count = Math.floor(passed / unit.seconds)
  return language === 'zh' ? `${count}${unit.zh}前` : unit.en(count)
}

/** A calendar day; months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Parses YYYY-MM-DD; undefined for any other text and for a nonexistent day. */
export function readDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = dayjs.utc(`${text}T00:00:00Z`)
  // Nonexistent days roll over: 30 February becomes 2 March.
  return day.format(dateFormat) === text ? { year: day.year(), month: day.month() + 1, day: day.date() } : undefined
}

/** The number of days of a month. */
export const daysInMonth = (year: number, month: number): number =>
  dayjs.utc(`${year}-${String(month).padStart(2, '0')}-01`).daysInMonth()
