import { limits } from '../limits'
import { defineStates, type Effect } from './machine'
import type { TakeawayStatus, TakeawayStep } from './takeaway'

/** The states of an errand; statuses and steps are those of takeaway without a merchant (product text §4). */
export const errandStates = {
  pendingPayment: { status: 'pendingPayment', step: null },
  waitingAccept: { status: 'waitingAccept', step: 'waitingAccept' },
  riderAccepted: { status: 'waitingPickup', step: 'riderAccepted' },
  riderArrived: { status: 'waitingPickup', step: 'riderArrived' },
  riderPicking: { status: 'waitingPickup', step: 'riderPicking' },
  riderDelivering: { status: 'waitingDelivery', step: 'riderDelivering' },
  riderDelay: { status: 'waitingDelivery', step: 'riderDelay' },
  delivered: { status: 'waitingDelivery', step: 'delivered' },
  review: { status: 'waitingEvaluation', step: 'review' },
  evaluated: { status: 'evaluated', step: null },
  completed: { status: 'completed', step: null },
  cancelled: { status: 'cancelled', step: null },
} as const satisfies Record<string, { status: TakeawayStatus; step: TakeawayStep | null }>
export type ErrandState = keyof typeof errandStates

const cancelled: readonly Effect[] = ['refundRemaining', 'returnCoupons']

/** An errand: a rider buys or collects something and delivers it (product text §4). */
export const errand = defineStates({
  title: 'Errand order',
  initial: 'pendingPayment',
  states: Object.keys(errandStates) as ErrandState[],
  transitions: {
    pay: { from: 'pendingPayment', to: 'waitingAccept', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'cancelled', by: 'clock', after: limits.unpaidOrderMinutes, does: cancelled },
    cancel: {
      from: ['pendingPayment', 'waitingAccept'],
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: cancelled,
    },
    lapse: { from: 'waitingAccept', to: 'cancelled', by: 'clock', after: limits.acceptOrderMinutes, does: cancelled },
    accept: { from: 'waitingAccept', to: 'riderAccepted', by: 'rider' },
    riderArrive: { from: 'riderAccepted', to: 'riderArrived', by: 'rider' },
    pickUp: { from: 'riderArrived', to: 'riderPicking', by: 'rider' },
    setOff: { from: 'riderPicking', to: 'riderDelivering', by: 'rider' },
    applyDelay: { from: 'riderDelivering', to: 'riderDelay', by: 'rider', needs: 'minutes' },
    acceptDelay: {
      from: 'riderDelay',
      to: 'riderDelivering',
      by: ['customer', 'clock'],
      after: limits.answerDelayMinutes,
    },
    refuseDelay: { from: 'riderDelay', to: 'riderDelivering', by: 'customer' },
    deliver: { from: ['riderDelivering', 'riderDelay'], to: 'delivered', by: 'rider' },
    confirm: {
      from: 'delivered',
      to: 'review',
      by: ['customer', 'clock'],
      after: limits.confirmDeliveryHours * 60,
      does: ['settle'],
    },
    review: { from: 'review', to: 'evaluated', by: 'customer' },
    complete: { from: 'review', to: 'completed', by: 'clock', after: limits.reviewDays * 24 * 60 },
    refund: {
      from: ['riderAccepted', 'riderArrived', 'riderPicking', 'riderDelivering', 'riderDelay', 'delivered', 'review'],
      to: 'cancelled',
      by: ['platform', 'clock'],
      needs: 'refundApplication',
      does: cancelled,
    },
  },
})
