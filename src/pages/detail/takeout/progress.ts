import type { TakeawayDetail } from '@contract/entities/order'
import {
  takeawayPaths,
  takeawayState,
  type TakeawayState,
  type TakeawayStep,
  type DeliveryMethod,
} from '@contract/states/takeaway'
import { isFinished } from '@/features/order/head'
import { momentOf } from '@/features/order/moment'

export interface ProgressStep {
  /** A step or status of the contract; `collected` is the last one of a self-pickup. */
  key: string
  state: 'done' | 'now' | 'todo'
  /** Time of the step; for the last expected step, the estimated time. */
  time: string
  expected: boolean
}

/** Index of the expected step for a state; a delay request happens during delivery. */
const placeOf = (state: TakeawayState): string => (state === 'riderDelay' ? 'riderDelivering' : state)

const nameOf = (step: string, method: DeliveryMethod): string =>
  method === 'pickup' && step === 'review' ? 'collected' : step

/** The expected steps; the customer's confirmation is not one of them. */
const pathOf = (method: DeliveryMethod): readonly TakeawayStep[] =>
  method === 'pickup' ? takeawayPaths.pickup : takeawayPaths[method].filter((step) => step !== 'review')

function comingOf(order: TakeawayDetail): ProgressStep[] {
  const state = takeawayState(order)
  if (isFinished(order)) return []
  const path = pathOf(order.deliveryMethod)
  const coming = path.slice(path.findIndex((step) => step === placeOf(state)) + 1)
  return coming.map((step, index) => {
    const last = index === coming.length - 1
    return {
      key: nameOf(step, order.deliveryMethod),
      state: 'todo',
      time: last ? momentOf(order.estimatedAt, order.utcOffset) : '',
      expected: last,
    }
  })
}

/** Past and expected steps of an order (product text §4, progress steps). */
export function progressOf(order: TakeawayDetail): ProgressStep[] {
  const past = order.timeline.map(({ step, at }, index): ProgressStep => ({
    key: nameOf(step, order.deliveryMethod),
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

/** Number of filled progress bars of four: sent, preparing, on the way or ready, delivered. */
export const barsOf = (order: TakeawayDetail): number => reached[takeawayState(order)] ?? 4

/** Time of the order's delivery or pickup; undefined before. */
export const arrivedAt = ({ timeline, deliveryMethod }: TakeawayDetail): string | undefined =>
  timeline.find(({ step }) => step === (deliveryMethod === 'pickup' ? 'review' : 'delivered'))?.at

/** Time at which the order entered its current state. */
export const since = ({ timeline }: TakeawayDetail): string | undefined => timeline.at(-1)?.at
