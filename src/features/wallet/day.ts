import { formatDay, usualOffset } from '@contract/day'
import { offsetAt } from '@contract/utc-offset'
import { language } from '@/platform/session/language'

/** The name of a calendar day, YYYY-MM-DD, by the deployment's clock: "Today", "6 Feb". */
export function dayName(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const there = new Date(noon - offsetAt(usualOffset(), new Date(noon)) * 60_000)
  return formatDay(there, new Date(), language.value)
}
