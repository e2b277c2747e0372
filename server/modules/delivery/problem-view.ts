import type { DeliveryProblem, DeliveryTask } from '@contract/entities/delivery'
import { limits } from '@contract/limits'
import { type DeliveryState, isAssigned } from '@contract/states/delivery'
import { minutesAfter } from '../../clock'
import type { DeliverySource } from '../order/kind/delivery'
import type { Delivery } from './queries'

const atDoor: readonly DeliveryProblem[] = ['nobody', 'wrongAddress', 'refused', 'damaged']
const beforeDoor: readonly DeliveryState[] = ['onTheWay', 'atDropOff']

/** The open problem of a delivery: one at the door is a state, a closed store and an accident are marks. */
export function openProblem({
  problem,
  state,
}: Pick<Delivery, 'problem' | 'state'>): NonNullable<Delivery['problem']> | null {
  if (!problem || !isAssigned(state)) return null
  if (problem.kind === 'accident') return problem
  return state === (problem.kind === 'storeClosed' ? 'atPickup' : 'problem') ? problem : null
}

/** The open problem as the rider sees it. */
export function problemOf(delivery: Delivery, { nobody }: DeliverySource): DeliveryTask['problem'] {
  const problem = openProblem(delivery)
  if (!problem) return null
  const { kind, at, until } = problem
  if (kind === 'accident') return { kind, at, calls: 0, callsNeeded: 0, waitUntil: at, after: 'staff' }
  if (kind === 'storeClosed') return { kind, at, calls: 0, callsNeeded: 0, waitUntil: until ?? at, after: 'store' }
  const since = delivery.at_door_at ?? new Date(at)
  const waitUntil = minutesAfter(since, limits.doorMinutes).toISOString()
  const after = nobody ? 'askCustomer' : 'leaveAtDoor'
  return { kind, at, calls: delivery.calls, callsNeeded: limits.doorCalls, waitUntil, after }
}

/** The problems that the rider of a delivery can report now. */
export function problemsOf(delivery: Delivery, { storeClosed }: DeliverySource): DeliveryProblem[] {
  const { state, handed_by } = delivery
  if (!isAssigned(state)) return []
  const open = openProblem(delivery)?.kind
  const canFindClosed = state === 'atPickup' && storeClosed && !handed_by && open !== 'storeClosed'
  return [
    ...(beforeDoor.includes(state) ? atDoor : []),
    ...(canFindClosed ? (['storeClosed'] as const) : []),
    ...(open === 'accident' ? [] : (['accident'] as const)),
  ]
}
