import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

/** Treatment of a table's deposit on arrival: deducted from the bill, or refunded. */
export const depositKinds = ['offBill', 'back'] as const
export type DepositKind = (typeof depositKinds)[number]

const freed: readonly Effect[] = ['releaseInventory', 'refundRemaining']
const kept: readonly Effect[] = ['releaseInventory', 'forfeit']

/**
 * A booked table. With a deposit it begins with the payment, without one past it, confirmed or waiting for the restaurant.
 * `cancel` is before the restaurant has confirmed; later, `cancelFree` is up to the deadline of the booking and `cancelLate`
 * after it. The clock releases a table that nobody came to, at a time of the booking's own.
 */
export const table = defineStates({
  title: 'Booked table',
  initial: 'pendingPayment',
  starts: ['waitingConfirm', 'confirmed'],
  states: [
    'pendingPayment',
    'waitingConfirm',
    'confirmed',
    'seated',
    'review',
    'done',
    'released',
    'cancelled',
    'noShow',
  ],
  variants: depositKinds,
  transitions: {
    pay: { from: 'pendingPayment', to: 'waitingConfirm', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'cancelled', by: 'clock', after: limits.unpaidOrderMinutes, does: freed },
    confirm: { from: 'waitingConfirm', to: 'confirmed', by: ['merchant', 'platform'] },
    refuse: { from: 'waitingConfirm', to: 'cancelled', by: 'merchant', needs: 'reason', does: freed },
    lapse: { from: 'waitingConfirm', to: 'cancelled', by: 'clock', after: limits.confirmTableMinutes, does: freed },
    cancel: {
      from: ['pendingPayment', 'waitingConfirm'],
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: freed,
    },
    cancelFree: { from: 'confirmed', to: 'cancelled', by: 'customer', needs: 'reason', does: freed },
    cancelLate: { from: 'confirmed', to: 'cancelled', by: 'customer', needs: 'reason', does: kept },
    cannotHost: { from: 'confirmed', to: 'cancelled', by: ['merchant', 'platform'], needs: 'reason', does: freed },
    withdraw: {
      from: ['pendingPayment', 'waitingConfirm', 'confirmed'],
      to: 'cancelled',
      by: 'staff',
      needs: 'reason',
      does: freed,
    },
    release: { from: 'confirmed', to: 'released', by: 'clock', after: limits.tableHoldMinutes, does: kept },
    markNoShow: { from: 'confirmed', to: 'noShow', by: 'merchant', does: kept },
    seat: { from: 'confirmed', to: 'seated', by: 'merchant', when: 'offBill', does: ['settle'] },
    seatAndReturn: { from: 'confirmed', to: 'seated', by: 'merchant', when: 'back', does: ['refundRemaining'] },
    leave: {
      from: 'seated',
      to: 'review',
      by: ['merchant', 'clock'],
      after: limits.tableTurnoverMinutes,
      does: ['releaseInventory'],
    },
    review: { from: 'review', to: 'done', by: 'customer' },
    complete: { from: 'review', to: 'done', by: 'clock', after: limits.reviewDays * 24 * 60 },
    refund: {
      from: ['seated', 'review'],
      to: 'cancelled',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: freed,
    },
  },
})

export type TableState = (typeof table.states)[number]
export type TableEvent = keyof typeof table.transitions

/** The phase of each state. */
export const tablePhases: Readonly<Record<TableState, OrderPhase>> = {
  pendingPayment: 'toPay',
  waitingConfirm: 'inProgress',
  confirmed: 'inProgress',
  seated: 'inProgress',
  review: 'toReview',
  done: 'done',
  released: 'cancelled',
  cancelled: 'cancelled',
  noShow: 'cancelled',
}

/** Customer actions in the lists of all orders; the rest depends on the booking's times. */
export const tableActions: ActionRules<TableState, TableEvent | CommonEvent> = {
  events: { cancel: ['cancel'], evaluate: ['review'] },
  states: { remove: ['review', 'done', 'released', 'cancelled', 'noShow'] },
}

/** A number in a restaurant's queue. A passed one returns once; the clock passes one that nobody answers. */
export const queueNumber = defineStates({
  title: 'Number in a queue',
  initial: 'waiting',
  states: ['waiting', 'called', 'seated', 'passed', 'left'],
  transitions: {
    call: { from: 'waiting', to: 'called', by: 'merchant' },
    sit: { from: 'called', to: 'seated', by: 'merchant' },
    pass: { from: 'called', to: 'passed', by: ['merchant', 'clock'], after: limits.numberCallMinutes },
    comeBack: { from: 'passed', to: 'waiting', by: 'customer' },
    leave: { from: ['waiting', 'called', 'passed'], to: 'left', by: 'customer' },
    end: { from: ['waiting', 'called', 'passed'], to: 'left', by: 'clock' },
  },
})

export type NumberState = (typeof queueNumber.states)[number]
export type NumberEvent = keyof typeof queueNumber.transitions
