import { limits } from '../limits'
import { defineStates, type Effect } from './machine'
import { takeawayStates } from './takeaway-steps'

const { preparing: _preparing, ready: _ready, merchantDelivering: _delivering, ...withoutMerchant } = takeawayStates

/** The states of an errand: those of takeaway without the steps of a merchant (product text §4). */
export const errandStates = withoutMerchant
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
