import { settings } from '@contract/settings'
import { localDay, localMidnight, localTime, utcOffset } from '../../local-time'

/** The month in the deployment's time zone, such as "2026-03". */
export const monthOf = (date: Date): string => localDay(settings().timeZone, date).slice(0, 7)

/** When that month ends. */
export function monthEnd(date: Date): Date {
  const { timeZone } = settings()
  const lastMoment = localTime(timeZone, date).endOf('month').subtract(utcOffset(timeZone, date), 'minute')
  return localMidnight(timeZone, lastMoment.toDate())
}
