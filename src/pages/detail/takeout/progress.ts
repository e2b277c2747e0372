import type { OrderDetail } from '@contract/entities/order'
import {
  canRemove,
  takeawayPaths,
  takeawayState,
  type TakeawayState,
  type TakeawayStep,
  type TakeawayWay,
} from '@contract/states/takeaway'
import { momentOf } from '@/features/order/OrderWords/moment'

export interface ProgressStep {
  /** A step or status of the contract; `collected` is the last one of a self-pickup. */
  key: string
  state: 'done' | 'now' | 'todo'
  /** When it was; for the last of those to come when it is expected. */
  time: string
  expected: boolean
}

/** The step on the foreseen path that a state is at; a delay happens while the rider is on the way. */
const placeOf = (state: TakeawayState): string => (state === 'riderDelay' ? 'riderDelivering' : state)

const nameOf = (step: string, way: TakeawayWay): string => (way === 'pickup' && step === 'review' ? 'collected' : step)

/** The steps that are foreseen; confirming what was delivered is the customer's own and not waited for. */
const pathOf = (way: TakeawayWay): readonly TakeawayStep[] =>
  way === 'pickup' ? takeawayPaths.pickup : takeawayPaths[way].filter((step) => step !== 'review')

function comingOf(order: OrderDetail): ProgressStep[] {
  const state = takeawayState(order)
  if (canRemove(state)) return []
  const path = pathOf(order.way)
  const coming = path.slice(path.findIndex((step) => step === placeOf(state)) + 1)
  return coming.map((step, index) => {
    const last = index === coming.length - 1
    return {
      key: nameOf(step, order.way),
      state: 'todo',
      time: last ? momentOf(order.estimatedAt, order.utcOffset) : '',
      expected: last,
    }
  })
}

/** What has happened to an order and what will (product text §4, progress steps). */
export function progressOf(order: OrderDetail): ProgressStep[] {
  const past = order.timeline.map(({ step, at }, index): ProgressStep => ({
    key: nameOf(step, order.way),
    state: index === order.timeline.length - 1 ? 'now' : 'done',
    time: momentOf(at, order.utcOffset),
    expected: false,
  }))
  return [...past, ...comingOf(order)]
}

const reached: Partial<Record<TakeawayState, number>> = {
  pendingPayment: 0,
  waitingAccept: 1,
  preparing: 2,
  riderAccepted: 2,
  riderArrived: 2,
  riderPicking: 2,
  ready: 3,
  riderDelivering: 3,
  riderDelay: 3,
  merchantDelivering: 3,
}

/** How many of the four bars are filled: sent to the store, cooking, on the way or ready, there. */
export const barsOf = (order: OrderDetail): number => reached[takeawayState(order)] ?? 4

/** When an order arrived or was collected; undefined before that. */
export const arrivedAt = ({ timeline, way }: OrderDetail): string | undefined =>
  timeline.find(({ step }) => step === (way === 'pickup' ? 'review' : 'delivered'))?.at

/** Since when an order is in the state it is in. */
export const since = ({ timeline }: OrderDetail): string | undefined => timeline.at(-1)?.at
