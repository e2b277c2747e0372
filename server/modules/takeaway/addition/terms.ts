import { limits } from '@contract/limits'
import type { TakeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../../../clock'
import { beginsAt } from '../../basket/delivery'

/** States in which the kitchen can still take more dishes. */
const open: readonly string[] = ['waitingAccept', 'preparing', 'riderAccepted'] satisfies TakeawayState[]

export const isOpenFor = (state: string): boolean => open.includes(state)

/** States entered once the food has left the kitchen. */
export const leftKitchen: readonly string[] = [
  'riderPicking',
  'merchantDelivering',
  'delivered',
] satisfies TakeawayState[]

interface Terms {
  readonly state: string
  /** Time at which its store accepted; null before. */
  readonly acceptedAt: Date | null
  readonly order: {
    readonly has_left: boolean
    readonly ready_at: Date | null
    readonly deliver_at: Date | null
    readonly distance: number
  }
  readonly store: { readonly prep_minutes: number }
}

/**
 * Time until which dishes can be added to an order: some minutes after the store accepted, and for a scheduled order until it is begun.
 * `until` is null before the store accepts; the terms are null where nothing can be added any more.
 */
export function additionTerms(
  { state, acceptedAt, order, store }: Terms,
  now: Date,
): { readonly until: Date | null } | null {
  if (!isOpenFor(state) || order.has_left || order.ready_at) return null
  if (!acceptedAt) return { until: null }
  const afterAccepting = minutesAfter(acceptedAt, limits.addDishesMinutes)
  const begun = beginsAt(order, store)
  const until = begun && begun > afterAccepting ? begun : afterAccepting
  return until > now ? { until } : null
}
