import { formatClock, formatDate, formatMoment } from '@contract/date'
import type { UtcOffset } from '@contract/utc-offset'
import { language } from '@/platform/session/language'

/**
 * Formats a time at an offset of `utcOffset` minutes: "12:38" for today, else with its day: "Tomorrow 12:38", "22 Mar
 * 12:05".
 */
export function momentOf(at: string, utcOffset: UtcOffset): string {
  const time = new Date(at)
  const now = new Date()
  const isToday = formatDate(time, utcOffset) === formatDate(now, utcOffset)
  return isToday ? formatClock(time, utcOffset) : formatMoment(time, now, language.value, utcOffset)
}

/** Formats a time with its day, also today's, as both ends of a range need: "Today 12:38". */
export const dayMoment = (at: string, utcOffset: UtcOffset): string =>
  formatMoment(new Date(at), new Date(), language.value, utcOffset)

/** For use inside a sentence: "tomorrow 12:38", "明天12:38". */
export const inside = (moment: string): string =>
  (moment.charAt(0).toLowerCase() + moment.slice(1)).replace(/([天日]) /, '$1')

/** `momentOf` for use inside a sentence. */
export const momentInside = (at: string, utcOffset: UtcOffset): string => inside(momentOf(at, utcOffset))
