import { settings, type Language, type Localized } from './settings'
import { offsetAt, type UtcOffset } from './utc-offset'

// Apart from date.ts, without day.js: the store's screen shows days, and loads no library for that (docs/decisions/015).

/** The default UTC offset, which the deployment sets, for dates of no particular place. */
export const usualOffset = (): UtcOffset => settings().utcOffsetMinutes

const nearDays: Readonly<Record<number, Localized | undefined>> = {
  [-1]: { en: 'Yesterday', zh: '昨天' },
  0: { en: 'Today', zh: '今天' },
  1: { en: 'Tomorrow', zh: '明天' },
}

/** The months as they are written beside a day in English. */
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A date whose UTC fields read as a clock does at that moment. */
const shifted = (date: Date, utcOffset: UtcOffset): Date =>
  new Date(date.getTime() + offsetAt(utcOffset, date) * 60_000)

/** A day of a month; months count from 0. */
const monthDay = (month: number, day: number, language: Language): string =>
  language === 'zh' ? `${month + 1}月${day}日` : `${day} ${shortMonths[month] ?? ''}`

const dayNumber = (date: Date): number => Math.floor(date.getTime() / 86_400_000)

/** "Today", "Yesterday", "Tomorrow", else "22 Mar" or "3月22日", with the year when it is another. */
export function formatDay(date: Date, now: Date, language: Language, utcOffset = usualOffset()): string {
  const there = shifted(date, utcOffset)
  const here = shifted(now, utcOffset)
  const near = nearDays[dayNumber(there) - dayNumber(here)]
  if (near) return near[language]
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()]
  const text = monthDay(month, day, language)
  if (year === here.getUTCFullYear()) return text
  return language === 'zh' ? `${year}年${text}` : `${text} ${year}`
}

/** A calendar day in a sentence, without its year: "4 Dec", "12月4日"; undefined for any other text. */
export function formatCalendarDay(text: string, language: Language): string | undefined {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []
  return month && day ? monthDay(Number(month) - 1, Number(day), language) : undefined
}
