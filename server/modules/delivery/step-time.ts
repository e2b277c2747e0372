import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Delivery } from './queries'

/** Minutes within which a step counts as taken when it arrives. */
const soonMinutes = 1

/**
 * The time of a rider's step that may have waited for a network: the one that the rider names, between the last step and now and no
 * older than some hours, else the server's.
 */
export function stepTime(
  { accepted_at, stepped_at }: Pick<Delivery, 'accepted_at' | 'stepped_at'>,
  takenAt: Date | undefined,
  now: Date,
): Date {
  const floor = Math.max(
    accepted_at?.getTime() ?? 0,
    stepped_at?.getTime() ?? 0,
    minutesAfter(now, -limits.riderStepHours * 60).getTime(),
  )
  const isQueued = takenAt !== undefined && takenAt <= minutesAfter(now, -soonMinutes)
  return isQueued && takenAt.getTime() >= floor ? takenAt : now
}
