import { formatClock, formatDate, formatMoment } from '@contract/date'
import { language } from '@/platform/language'

/** "12:38" of a time of today; any other has its day: "Tomorrow 12:38", "22 Mar 12:05". */
export function momentOf(at: string): string {
  const [time, now] = [new Date(at), new Date()]
  return formatDate(time) === formatDate(now) ? formatClock(time) : formatMoment(time, now, language.value)
}

/** What begins with a day, as it stands inside of a sentence: "tomorrow 12:38". */
export const inside = (moment: string): string => moment.charAt(0).toLowerCase() + moment.slice(1)

/** `momentOf` inside of a sentence. */
export const momentInside = (at: string): string => inside(momentOf(at))
