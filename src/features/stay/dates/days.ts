import { formatClock, formatDate } from '@contract/date'
import { shortMonths } from '@contract/day'
import type { UtcOffset } from '@contract/utc-offset'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'

// Plain dates of a place, such as "2026-02-20": what a night is called has no instant and no zone.

const DAY = 86_400_000
const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const
const fullMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** Date formats; months count from 0. */
const forms = dictionary({
  en: {
    weekday: (name: string) => name,
    day: (month: number, date: number) => `${date} ${shortMonths[month] ?? ''}`,
    dated: (day: string, weekday: string) => `${weekday} ${day}`,
    range: (_from: string, to: string, start: number, _end: number) => `${start} – ${to}`,
    month: (year: number, month: number) => `${fullMonths[month] ?? ''} ${year}`,
    instant: (day: string, clock: string) => `${day}, ${clock}`,
  },
  zh: {
    weekday: (name) => name.replace('周', ''),
    day: (month, date) => `${month + 1}月${date}日`,
    dated: (day, weekday) => `${day} ${weekday}`,
    range: (from, _to, _start, end) => `${from} – ${end}日`,
    month: (year, month) => `${year}年${month + 1}月`,
    instant: (day, clock) => `${day} ${clock}`,
  },
})

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day `count` days later. */
export const addDays = (day: string, count: number): string => textOf(dateOf(day).getTime() + count * DAY)

/** The number of nights from a day of arrival to one of departure. */
export const nightsBetween = (checkIn: string, checkOut: string): number =>
  Math.round((dateOf(checkOut).getTime() - dateOf(checkIn).getTime()) / DAY)

/** The day of the week, 0 is Sunday. */
export const weekdayOf = (day: string): number => dateOf(day).getUTCDay()

/** "Fri", "周五". */
export const weekdayText = (day: string): string => weekdays[language.value][weekdayOf(day)] ?? ''

/** The names of the days of the week, Sunday first. */
export const weekdayNames = (): readonly string[] => weekdays[language.value].map(forms().weekday)

/** "20 Feb", "2月20日". */
export function dayText(day: string): string {
  const date = dateOf(day)
  return forms().day(date.getUTCMonth(), date.getUTCDate())
}

/** "Fri 20 Feb", "2月20日 周五". */
export const datedText = (day: string): string => forms().dated(dayText(day), weekdayText(day))

/** "20 – 22 Feb", "2月20日 – 22日"; with both months where they differ, and one day as itself. */
export function rangeText(from: string, to: string): string {
  if (from === to) return dayText(from)
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${dayText(from)} – ${dayText(to)}`
  const [start, end] = [dateOf(from).getUTCDate(), dateOf(to).getUTCDate()]
  return forms().range(dayText(from), dayText(to), start, end)
}

/** "February 2026", "2026年2月". */
export function monthText(month: string): string {
  const date = dateOf(`${month}-01`)
  return forms().month(date.getUTCFullYear(), date.getUTCMonth())
}

/** The month `count` months later, "2026-03". */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** All days of a month. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const count = nightsBetween(first, `${addMonths(month, 1)}-01`)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** "19 Feb, 18:00", "2月19日 18:00", by the clock of a place. */
export function instantText(at: string, utcOffset: UtcOffset): string {
  const time = new Date(at)
  return forms().instant(dayText(formatDate(time, utcOffset)), formatClock(time, utcOffset))
}
