import type { ErrandDetail, ErrandKind } from '@contract/entities/errand'
import type { ErrandState } from '@contract/states/errand'
import { placedKinds } from './kinds'
import { stepWords } from './text'

/** How many of the four bars of progress are full: placed, taken, with the rider, there. */
const bars: Readonly<Record<ErrandState, number>> = {
  pendingPayment: 0,
  waitingAccept: 1,
  riderAccepted: 2,
  riderArrived: 2,
  purchaseQuestion: 2,
  riderPicking: 3,
  riderDelivering: 3,
  riderDelay: 3,
  undeliverable: 3,
  riderReturning: 3,
  returned: 4,
  delivered: 4,
  review: 4,
  evaluated: 4,
  completed: 4,
  cancelled: 0,
}

export const barsOf = (state: string): number => bars[state as ErrandState]

/** Label of a step of the timeline. */
export const stepName = (step: string, kind: ErrandKind): string =>
  placedKinds[kind].stepWords?.()[step] ?? stepWords()[step] ?? step

/** When the errand entered a state, the last time; undefined before. */
export const enteredAt = ({ timeline }: Pick<ErrandDetail, 'timeline'>, state: ErrandState): string | undefined =>
  [...timeline].reverse().find(({ step }) => step === state)?.at

/** When the goods arrived; undefined before. */
export const arrivedAt = (errand: Pick<ErrandDetail, 'timeline'>): string | undefined => enteredAt(errand, 'delivered')

/** Whether the rider is on the way with the goods, so that the position is followed. */
export const isRiding = (state: string): boolean => state === 'riderDelivering' || state === 'riderDelay'
