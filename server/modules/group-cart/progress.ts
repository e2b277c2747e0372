import type { GroupCart, GroupProgress } from '@contract/entities/group-cart'
import type { TakeawayState } from '@contract/states/takeaway'
import { arrivalOf } from '../basket/delivery'
import type { orderOf } from './queries'

type Order = Pick<Awaited<ReturnType<typeof orderOf>>, 'state' | 'estimated_at' | 'rider'>

/** Progress of an order, as everybody in its cart sees it. */
const progressOf: Readonly<Record<TakeawayState, GroupProgress>> = {
  pendingPayment: 'toPay',
  waitingAccept: 'accepting',
  preparing: 'preparing',
  ready: 'ready',
  riderAccepted: 'preparing',
  riderArrived: 'preparing',
  riderPicking: 'coming',
  riderDelivering: 'coming',
  riderDelay: 'late',
  merchantDelivering: 'coming',
  delivered: 'arrived',
  review: 'done',
  evaluated: 'done',
  completed: 'done',
  cancelled: 'cancelled',
}

const expected: readonly GroupProgress[] = ['accepting', 'preparing', 'coming', 'late']

/** The progress of the order of a cart, with the time at which it is expected while it is. */
export function progressView({ state, ...order }: Order): NonNullable<GroupCart['progress']> {
  const progress = progressOf[state as TakeawayState]
  return { state: progress, arrivesAt: expected.includes(progress) ? arrivalOf(order, state).toISOString() : null }
}
