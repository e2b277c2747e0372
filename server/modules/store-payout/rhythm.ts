import type { PayoutPeriod } from '@contract/entities/settlement'
import { minutesAfter } from '../../clock'
import { payoutHour } from '../settlement/hold'
import { periodAround } from '../settlement/periods'

/** The time of the first automatic payout after a moment: in the morning after a period has ended. */
export function nextPayout(zone: string, period: PayoutPeriod, now: Date): Date | null {
  if (period === 'none') return null
  const morning = (day: Date) => minutesAfter(day, payoutHour * 60)
  const { from, to } = periodAround(zone, period, now)
  return morning(from) > now ? morning(from) : morning(to)
}
