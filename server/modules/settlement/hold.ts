import { daysAfter, localDayStart, localMinute } from '../../local-time'
import { minutesAfter } from '../../clock'

/** The hour of a day, by the store's clock, at which money becomes free and automatic payouts are made. */
export const payoutHour = 6

/** The time at which the money of orders settled around a moment is free. */
export const freeAt = (zone: string, settledAt: Date, days: number): Date =>
  days === 0 ? settledAt : minutesAfter(daysAfter(zone, localDayStart(zone, settledAt), days), payoutHour * 60)

/** The earliest time of settlement of which the money is still on hold. */
export function heldFrom(zone: string, now: Date, days: number): Date {
  if (days === 0) return minutesAfter(now, 1)
  const isMorning = localMinute(zone, now) < payoutHour * 60
  return daysAfter(zone, localDayStart(zone, now), isMorning ? -days : 1 - days)
}
