import { formatClock, formatDate, formatMoment } from '@contract/format'
import { language } from '@/platform/language'

/** "12:38" of a time of today; any other has its day: "Tomorrow 12:38", "22 Mar 12:05". */
export function momentOf(at: string): string {
  const [time, now] = [new Date(at), new Date()]
  return formatDate(time) === formatDate(now) ? formatClock(time) : formatMoment(time, now, language.value)
}
