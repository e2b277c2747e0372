import { limits } from '../limits'
import type { ActionRules, OrderPhase } from './actions'
import { defineStates, type Effect, isTerminal } from './machine'
import { takeawayStates, type TakeawayStatus, type TakeawayStep } from './takeaway-steps'

const { preparing: _preparing, ready: _ready, merchantDelivering: _delivering, ...withoutMerchant } = takeawayStates

/** The states of an errand: those of takeaway without the steps of a merchant, and its own under the nearest status (product text §4). */
export const errandStates = {
  ...withoutMerchant,
  purchaseQuestion: { status: 'waitingPickup', step: 'riderArrived' },
  undeliverable: { status: 'waitingDelivery', step: 'riderDelivering' },
  riderReturning: { status: 'waitingDelivery', step: 'riderDelivering' },
  returned: { status: 'completed', step: null },
} as const satisfies Record<string, { status: TakeawayStatus; step: TakeawayStep | null }>
export type ErrandState = keyof typeof errandStates

const cancelled: readonly Effect[] = ['refundRemaining', 'returnCoupons']

/**
 * An errand: a rider buys or collects something and delivers it (product text §4). Refunds beyond the effects of an
 * event are made by the kind before the event fires.
 */
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
    cancelFree: {
      from: ['riderAccepted', 'riderArrived'],
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: cancelled,
    },
    cancelPaid: {
      from: ['riderAccepted', 'riderArrived'],
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: ['settle'],
    },
    lapse: { from: 'waitingAccept', to: 'cancelled', by: 'clock', after: limits.acceptOrderMinutes, does: cancelled },
    accept: { from: 'waitingAccept', to: 'riderAccepted', by: 'rider' },
    giveUp: {
      from: ['riderAccepted', 'riderArrived'],
      to: 'waitingAccept',
      by: ['rider', 'platform', 'clock'],
    },
    riderArrive: { from: 'riderAccepted', to: 'riderArrived', by: 'rider' },
    pickUp: { from: 'riderArrived', to: 'riderPicking', by: 'rider' },
    askPurchase: { from: ['riderArrived', 'riderPicking'], to: 'purchaseQuestion', by: 'rider' },
    payDifference: { from: 'purchaseQuestion', to: 'riderPicking', by: 'payment' },
    buyWithout: {
      from: 'purchaseQuestion',
      to: 'riderPicking',
      by: ['customer', 'clock'],
      after: limits.answerPurchaseMinutes,
    },
    stopPurchase: {
      from: 'purchaseQuestion',
      to: 'cancelled',
      by: ['customer', 'clock'],
      after: limits.answerPurchaseMinutes,
      does: ['settle'],
    },
    findNothing: { from: ['riderArrived', 'riderPicking'], to: 'cancelled', by: 'rider', does: cancelled },
    setOff: { from: 'riderPicking', to: 'riderDelivering', by: 'rider' },
    applyDelay: { from: 'riderDelivering', to: 'riderDelay', by: 'rider', needs: 'minutes' },
    acceptDelay: {
      from: 'riderDelay',
      to: 'riderDelivering',
      by: ['customer', 'clock'],
      after: limits.answerDelayMinutes,
    },
    refuseDelay: { from: 'riderDelay', to: 'riderDelivering', by: 'customer' },
    findNobody: { from: ['riderDelivering', 'riderDelay'], to: 'undeliverable', by: 'rider' },
    deliverAgain: { from: 'undeliverable', to: 'riderDelivering', by: ['customer', 'payment'] },
    bringBack: {
      from: 'undeliverable',
      to: 'riderReturning',
      by: ['customer', 'payment', 'clock'],
      after: limits.answerDeliveryMinutes,
    },
    giveAway: {
      from: 'undeliverable',
      to: 'review',
      by: ['customer', 'clock'],
      after: limits.answerDeliveryMinutes,
      does: ['settle'],
    },
    handBack: { from: 'riderReturning', to: 'returned', by: 'rider', does: ['settle'] },
    deliver: { from: ['riderDelivering', 'riderDelay'], to: 'delivered', by: 'rider' },
    confirm: {
      from: 'delivered',
      to: 'review',
      by: ['customer', 'clock'],
      after: limits.confirmDeliveryHours * 60,
      does: ['settle'],
    },
    withdraw: {
      from: [
        ...(['pendingPayment', 'waitingAccept', 'riderAccepted', 'riderArrived', 'purchaseQuestion'] as const),
        ...(['riderPicking', 'riderDelivering', 'riderDelay', 'undeliverable', 'riderReturning'] as const),
      ],
      to: 'cancelled',
      by: 'staff',
      needs: 'reason',
      does: cancelled,
    },
    markDelivered: {
      from: ['riderPicking', 'riderDelivering', 'riderDelay', 'undeliverable', 'riderReturning'],
      to: 'delivered',
      by: 'staff',
    },
    review: { from: 'review', to: 'evaluated', by: 'customer' },
    complete: { from: 'review', to: 'completed', by: 'clock', after: limits.reviewDays * 24 * 60 },
    refund: {
      from: ['riderDelivering', 'riderDelay', 'delivered', 'review'],
      to: 'cancelled',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: cancelled,
    },
  },
})
export type ErrandEvent = keyof typeof errand.transitions

/** The phase of each state. */
export const errandPhases: Readonly<Record<ErrandState, OrderPhase>> = {
  pendingPayment: 'toPay',
  waitingAccept: 'inProgress',
  riderAccepted: 'inProgress',
  riderArrived: 'inProgress',
  purchaseQuestion: 'inProgress',
  riderPicking: 'inProgress',
  riderDelivering: 'inProgress',
  riderDelay: 'inProgress',
  undeliverable: 'inProgress',
  riderReturning: 'inProgress',
  delivered: 'inProgress',
  review: 'toReview',
  evaluated: 'done',
  completed: 'done',
  returned: 'done',
  cancelled: 'cancelled',
}

/** The customer's actions (product text §4). After a rider accepted, cancelling is by the errand's own terms. */
export const errandActions: ActionRules<ErrandState, ErrandEvent> = {
  events: { cancel: ['cancel'], confirm: ['confirm'], evaluate: ['review'] },
  states: {
    remove: errand.states.filter((state) => state === 'review' || isTerminal(errand, state)),
    cancel: ['riderAccepted', 'riderArrived'],
    again: ['review', 'evaluated', 'completed', 'returned', 'cancelled'],
  },
}
