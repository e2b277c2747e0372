import type { CancelTerms } from '@contract/entities/errand'
import type { ErrandState } from '@contract/states/errand'
import { minutesAfter } from '../../clock'
import type { ErrandRow } from './queries'
import type { ErrandTerms } from './terms'

const beforePickup: readonly string[] = ['riderAccepted', 'riderArrived']

interface Cancelled {
  readonly state: string
  /** Paid amount, less refunds. */
  readonly left: number
  /** Unrefunded part of the delivery fee. */
  readonly feeLeft: number
}

/**
 * Cancellation terms of an errand: free until a rider accepted it, within the grace period, and when the rider is late;
 * then a fee, at most the unrefunded delivery fee; after pickup it cannot be cancelled.
 */
export function cancelTerms(
  row: Pick<ErrandRow, 'accepted_at' | 'terms' | 'estimated_at' | 'pickup_at'>,
  { lateMinutes, soonestMinutes }: ErrandTerms,
  { state, left, feeLeft }: Cancelled,
  now: Date,
): CancelTerms {
  const free = (reason: CancelTerms['reason'], freeUntil: Date | null = null): CancelTerms => {
    const back = state === 'pendingPayment' ? 0 : left
    return { allowed: true, reason, fee: 0, back, couponsBack: true, freeUntil: freeUntil?.toISOString() ?? null }
  }
  const open: ErrandState[] = ['pendingPayment', 'waitingAccept']
  if (open.some((each) => each === state)) return free(state === 'pendingPayment' ? 'unpaid' : 'waiting')
  if (!beforePickup.includes(state))
    return { allowed: false, reason: 'afterPickup', fee: 0, back: 0, couponsBack: false, freeUntil: null }
  const accepted = row.accepted_at ?? now
  const graceEnds = minutesAfter(accepted, row.terms.graceMinutes)
  if (now <= graceEnds) return free('grace', graceEnds)
  const due = minutesAfter(row.pickup_at ?? accepted, row.pickup_at ? 0 : soonestMinutes)
  if (state === 'riderAccepted' && now > minutesAfter(due, lateMinutes)) return free('late')
  const fee = Math.min(row.terms.cancelFee, feeLeft)
  if (fee === 0) return free('grace')
  return { allowed: true, reason: 'fee', fee, back: left - fee, couponsBack: false, freeUntil: null }
}
