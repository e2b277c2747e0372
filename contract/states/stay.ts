import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

/** Payment types of a stay: before it, at the hotel, or before some hours of one day. */
export const stayWays = ['prepaid', 'payAtHotel', 'hourly'] as const

const over: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/**
 * A stay in a hotel. A stay confirmed by hand waits for the hotel; one paid at the hotel begins without a payment.
 * `cancelFree` refunds a confirmed stay in full; before `cancelCharged` the refundable part is refunded, and the rest
 * is settled. The hotel's days, not the time in the state, determine when the clock marks a no-show and a departure.
 */
export const stay = defineStates({
  title: 'Stay',
  initial: 'pendingPayment',
  starts: ['waitingConfirm', 'confirmed'],
  states: [
    'pendingPayment',
    'waitingConfirm',
    'confirmed',
    'checkedIn',
    'review',
    'evaluated',
    'completed',
    'cancelled',
    'noShow',
  ],
  variants: stayWays,
  transitions: {
    pay: { from: 'pendingPayment', to: 'waitingConfirm', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'cancelled', by: 'clock', after: limits.unpaidOrderMinutes, does: over },
    cancel: {
      from: ['pendingPayment', 'waitingConfirm'],
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: over,
    },
    accept: { from: 'waitingConfirm', to: 'confirmed', by: ['merchant', 'platform'] },
    refuse: { from: 'waitingConfirm', to: 'cancelled', by: 'merchant', needs: 'reason', does: over },
    unanswered: {
      from: 'waitingConfirm',
      to: 'cancelled',
      by: 'clock',
      after: limits.stayAnswerMinutes,
      does: over,
    },
    cancelFree: { from: 'confirmed', to: 'cancelled', by: 'customer', needs: 'reason', does: over },
    cancelCharged: {
      from: 'confirmed',
      to: 'cancelled',
      by: 'customer',
      needs: 'reason',
      does: ['releaseInventory', 'settle'],
    },
    checkIn: { from: 'confirmed', to: 'checkedIn', by: 'merchant' },
    noShow: {
      from: 'confirmed',
      to: 'noShow',
      by: ['merchant', 'clock'],
      after: 24 * 60,
      does: ['releaseInventory', 'settle'],
    },
    cannotHost: {
      from: ['confirmed', 'checkedIn'],
      to: 'cancelled',
      by: ['merchant', 'platform'],
      does: over,
    },
    withdraw: {
      from: ['pendingPayment', 'waitingConfirm', 'confirmed', 'checkedIn'],
      to: 'cancelled',
      by: 'staff',
      needs: 'reason',
      does: over,
    },
    checkOut: {
      from: 'checkedIn',
      to: 'review',
      by: ['merchant', 'clock'],
      after: 24 * 60,
      does: ['settle'],
    },
    review: { from: 'review', to: 'evaluated', by: 'customer' },
    complete: { from: 'review', to: 'completed', by: 'clock', after: limits.reviewDays * 24 * 60 },
    refund: {
      from: ['checkedIn', 'review'],
      to: 'cancelled',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: over,
    },
  },
})

export type StayState = (typeof stay.states)[number]
export type StayEvent = keyof typeof stay.transitions

/** The phases of the states. */
export const stayPhases: Readonly<Record<StayState, OrderPhase>> = {
  pendingPayment: 'toPay',
  waitingConfirm: 'inProgress',
  confirmed: 'inProgress',
  checkedIn: 'inProgress',
  review: 'toReview',
  evaluated: 'done',
  completed: 'done',
  cancelled: 'cancelled',
  noShow: 'cancelled',
}

/** Customer actions on a stay; a confirmed one is cancelled only by `hotel.cancel`, under its cancellation policy. */
export const stayActions: ActionRules<StayState, StayEvent | CommonEvent> = {
  events: { cancel: ['cancel'], evaluate: ['review'] },
  states: {
    again: ['review', 'evaluated', 'completed', 'cancelled', 'noShow'],
    remove: ['evaluated', 'completed', 'cancelled', 'noShow'],
  },
}
