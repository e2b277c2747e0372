import { limits } from '../limits'
import type { ActionRules, OrderPhase } from './actions'
import { defineStates, type Effect, isTerminal } from './machine'
import { deliveryMethods, takeawayStates, type TakeawayState } from './takeaway-steps'

export * from './takeaway-steps'

/** Paid and not yet finished: the states in which a customer can apply for a refund. */
const live = [
  'preparing',
  'ready',
  'riderAccepted',
  'riderArrived',
  'riderPicking',
  'riderDelivering',
  'riderDelay',
  'merchantDelivering',
  'delivered',
  'review',
] as const

const cancelled: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/** A takeaway order (product text §4). Every transition from a paid state to `cancelled` refunds the payment. */
export const takeaway = defineStates({
  title: 'Takeaway order',
  initial: 'pendingPayment',
  states: Object.keys(takeawayStates) as TakeawayState[],
  variants: deliveryMethods,
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
    /** Free, once the order is late by `limits.lateMinutes`, or no rider took it for `limits.untakenMinutes`. */
    cancelLate: { from: 'preparing', to: 'cancelled', by: 'customer', needs: 'reason', does: cancelled },
    accept: { from: 'waitingAccept', to: 'preparing', by: 'merchant' },
    refuse: { from: 'waitingAccept', to: 'cancelled', by: 'merchant', needs: 'reason', does: cancelled },
    lapse: { from: 'waitingAccept', to: 'cancelled', by: 'clock', after: limits.acceptOrderMinutes, does: cancelled },

    assignRider: { from: 'preparing', to: 'riderAccepted', by: 'rider', when: 'rider' },
    releaseRider: {
      from: ['riderAccepted', 'riderArrived'],
      to: 'preparing',
      by: ['rider', 'platform', 'clock'],
      when: 'rider',
    },
    riderArrive: { from: 'riderAccepted', to: 'riderArrived', by: 'rider', when: 'rider' },
    pickUp: { from: 'riderArrived', to: 'riderPicking', by: 'rider', when: 'rider' },
    /** The rider found the store closed, and it did not answer. */
    findClosed: { from: 'riderArrived', to: 'cancelled', by: 'clock', when: 'rider', does: cancelled },
    setOff: { from: 'riderPicking', to: 'riderDelivering', by: 'rider', when: 'rider' },
    applyDelay: { from: 'riderDelivering', to: 'riderDelay', by: 'rider', needs: 'minutes', when: 'rider' },
    acceptDelay: {
      from: 'riderDelay',
      to: 'riderDelivering',
      by: ['customer', 'clock'],
      after: limits.answerDelayMinutes,
      when: 'rider',
    },
    refuseDelay: { from: 'riderDelay', to: 'riderDelivering', by: 'customer', when: 'rider' },
    merchantSetOff: { from: 'preparing', to: 'merchantDelivering', by: 'merchant', when: 'merchant' },
    deliver: { from: ['riderDelivering', 'riderDelay'], to: 'delivered', by: 'rider', when: 'rider' },
    merchantDeliver: { from: 'merchantDelivering', to: 'delivered', by: 'merchant', when: 'merchant' },
    confirm: {
      from: 'delivered',
      to: 'review',
      by: ['customer', 'clock'],
      after: limits.confirmDeliveryHours * 60,
      does: ['settle'],
    },

    ready: { from: 'preparing', to: 'ready', by: 'merchant', when: 'pickup' },
    collect: {
      from: 'ready',
      to: 'review',
      by: ['customer', 'merchant', 'clock'],
      after: limits.confirmDeliveryHours * 60,
      when: 'pickup',
      does: ['settle'],
    },

    withdraw: {
      from: [
        ...(['pendingPayment', 'waitingAccept', 'preparing', 'ready', 'riderAccepted', 'riderArrived'] as const),
        ...(['riderPicking', 'riderDelivering', 'riderDelay', 'merchantDelivering'] as const),
      ],
      to: 'cancelled',
      by: 'staff',
      needs: 'reason',
      does: cancelled,
    },
    markDelivered: {
      from: [
        ...(['preparing', 'ready', 'riderAccepted', 'riderArrived', 'riderPicking'] as const),
        ...(['riderDelivering', 'riderDelay', 'merchantDelivering'] as const),
      ],
      to: 'delivered',
      by: 'staff',
    },
    redeliver: {
      from: [
        ...(['riderAccepted', 'riderArrived', 'riderPicking', 'riderDelivering', 'riderDelay'] as const),
        ...(['merchantDelivering', 'delivered'] as const),
      ],
      to: 'preparing',
      by: 'staff',
    },

    /** Another rider fetches the goods from one who cannot continue. */
    handOn: { from: ['riderPicking', 'riderDelivering', 'riderDelay'], to: 'preparing', by: 'staff', when: 'rider' },

    review: { from: 'review', to: 'evaluated', by: 'customer' },
    complete: { from: 'review', to: 'completed', by: 'clock', after: limits.reviewDays * 24 * 60 },
    // The clock agrees for unresponsive stores. The refund itself decides what is restocked.
    refund: {
      from: live,
      to: 'cancelled',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: ['refundRemaining', 'returnCoupons'],
    },
  },
})

export type TakeawayEvent = keyof typeof takeaway.transitions

/** The phase of each state. */
export const takeawayPhases: Readonly<Record<TakeawayState, OrderPhase>> = {
  pendingPayment: 'toPay',
  waitingAccept: 'inProgress',
  preparing: 'inProgress',
  ready: 'inProgress',
  riderAccepted: 'inProgress',
  riderArrived: 'inProgress',
  riderPicking: 'inProgress',
  riderDelivering: 'inProgress',
  riderDelay: 'inProgress',
  merchantDelivering: 'inProgress',
  delivered: 'inProgress',
  review: 'toReview',
  evaluated: 'done',
  completed: 'done',
  cancelled: 'cancelled',
}

/** Whether an order is finished, so that the customer may remove it from the list. */
export const canRemove = (state: TakeawayState): boolean => state === 'review' || isTerminal(takeaway, state)

/** The customer's actions (product text §4). A reminder is possible while the store is preparing the order. */
export const takeawayActions: ActionRules<TakeawayState, TakeawayEvent> = {
  events: { cancel: ['cancel'], confirm: ['confirm', 'collect'], evaluate: ['review'] },
  states: {
    remove: takeaway.states.filter(canRemove),
    again: takeaway.states.filter((state) => state !== 'pendingPayment' && state !== 'waitingAccept'),
    remind: ['waitingAccept', 'preparing', 'riderAccepted', 'riderArrived', 'riderPicking'],
  },
}
