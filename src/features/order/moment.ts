import { formatClock, formatDate, formatMoment } from '@contract/date'
import { language } from '@/platform/language'

/** By a clock `utcOffset` minutes ahead of UTC: "12:38" of a time of today; any other has its day: "Tomorrow 12:38", "22 Mar 12:05". */
export function momentOf(at: string, utcOffset: number): string {
  const time = new Date(at)
  const now = new Date()
  const isToday = formatDate(time, utcOffset) === formatDate(now, utcOffset)
  return isToday ? formatClock(time, utcOffset) : formatMoment(time, now, language.value, utcOffset)
}

/** What begins with a day, as it stands inside of a sentence: "tomorrow 12:38". */
export const inside = (moment: string): string => moment.charAt(0).toLowerCase() + moment.slice(1)

/** `momentOf` inside of a sentence. */
export const momentInside = (at: string, utcOffset: number): string => inside(momentOf(at, utcOffset))
