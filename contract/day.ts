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

const dayNumber = (date: Date): number => Math.floor(date.getTime() / 86_400_000)

/** "Today", "Yesterday", "Tomorrow", else "22 Mar" or "3月22日", with the year when it is another. */
export function formatDay(date: Date, now: Date, language: Language, utcOffset = usualOffset()): string {
  const there = shifted(date, utcOffset)
  const here = shifted(now, utcOffset)
  const near = nearDays[dayNumber(there) - dayNumber(here)]
  if (near) return near[language]
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()]
  const sameYear = year === here.getUTCFullYear()
  if (language === 'zh') return `${sameYear ? '' : `${year}年`}${month + 1}月${day}日`
  return `${day} ${shortMonths[month] ?? ''}${sameYear ? '' : ` ${year}`}`
}
