import { formatDay, usualOffset } from '@contract/day'
import { language } from '@/platform/language'

/** The name of a calendar day, YYYY-MM-DD, by the deployment's clock: "Today", "6 Feb". */
export function dayName(day: string): string {
  const start = new Date(Date.parse(`${day}T00:00:00Z`) - usualOffset() * 60_000)
  return formatDay(start, new Date(), language.value)
}
