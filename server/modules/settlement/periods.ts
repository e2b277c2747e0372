import type { StatementPeriod } from '@contract/entities/settlement'
import { daysAfter, localDay, localDayStart, localMonthEnd, localMonthStart } from '../../local-time'
import { daysBetween } from '../../plain-days'

/** A period of a statement: from the beginning of its first day up to that of the day after its last. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

/** A Monday. */
const monday = '2024-01-01'

function weekStart(zone: string, at: Date): Date {
  const day = localDayStart(zone, at)
  const since = daysBetween(monday, localDay(zone, day)) % 7
  return daysAfter(zone, day, -((since + 7) % 7))
}

/** The period around a moment by the clock of a zone; weeks begin on Monday. */
export function periodAround(zone: string, length: StatementPeriod, at: Date): Period {
  if (length === 'monthly') return { from: localMonthStart(zone, at), to: localMonthEnd(zone, at) }
  const from = length === 'weekly' ? weekStart(zone, at) : localDayStart(zone, at)
  return { from, to: daysAfter(zone, from, length === 'weekly' ? 7 : 1) }
}

/** The period before another one of the same length. */
export const periodBefore = (zone: string, length: StatementPeriod, { from }: Period): Period =>
  periodAround(zone, length, new Date(from.getTime() - 1))

/** The noon of a day, which every zone has on that day. */
export function noonOf(zone: string, day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  return daysAfter(zone, noon, daysBetween(localDay(zone, noon), day))
}
