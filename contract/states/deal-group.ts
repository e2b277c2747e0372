import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

const given: readonly Effect[] = ['releaseInventory', 'refundRemaining']

/**
 * Buyers who get a lower price once enough of them have paid in time. It forms or fails once: with the payment that fills it, at
 * its deadline, or when the last one in it leaves.
 */
export const dealGroup = defineStates({
  title: 'Group',
  initial: 'open',
  states: ['open', 'formed', 'failed'],
  transitions: {
    form: { from: 'open', to: 'formed', by: 'payment' },
    fail: { from: 'open', to: 'failed', by: ['clock', 'customer'] },
  },
})

/** The place of one buyer in a group. */
export const groupPlace = defineStates({
  title: 'Place in a group',
  initial: 'held',
  states: ['held', 'paid', 'givenBack'],
  transitions: {
    pay: { from: 'held', to: 'paid', by: 'payment' },
    giveBack: { from: ['held', 'paid'], to: 'givenBack', by: ['customer', 'clock'] },
  },
})

/**
 * The order of a place. It is `gathering` while its group is open; its vouchers are issued when the group forms and live as those
 * of any other order of vouchers.
 */
export const groupOrder = defineStates({
  title: 'Order of a group deal',
  initial: 'pendingPayment',
  states: ['pendingPayment', 'gathering', 'usable', 'used', 'review', 'done', 'refunded', 'cancelled'],
  transitions: {
    pay: { from: 'pendingPayment', to: 'gathering', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'cancelled', by: 'clock', after: limits.unpaidOrderMinutes, does: given },
    cancel: { from: 'pendingPayment', to: 'cancelled', by: 'customer', needs: 'reason', does: given },
    miss: { from: 'pendingPayment', to: 'cancelled', by: 'clock', does: given },
    leave: { from: 'gathering', to: 'refunded', by: 'customer', needs: 'reason', does: given },
    fail: { from: 'gathering', to: 'refunded', by: 'clock', does: given },
    form: { from: 'gathering', to: 'usable', by: 'clock' },
    withdraw: { from: ['pendingPayment', 'gathering'], to: 'cancelled', by: 'staff', needs: 'reason', does: given },
    useUp: { from: 'usable', to: 'used', by: ['merchant', 'platform'] },
    undo: { from: 'used', to: 'usable', by: 'merchant' },
    settle: { from: 'used', to: 'review', by: 'clock', after: limits.voucherUndoMinutes, does: ['settle'] },
    review: { from: 'review', to: 'done', by: 'customer' },
    complete: { from: 'review', to: 'done', by: 'clock', after: limits.reviewDays * 24 * 60 },
    refund: {
      from: ['usable', 'used', 'review'],
      to: 'refunded',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: given,
    },
  },
})

export type DealGroupState = (typeof dealGroup.states)[number]
export type GroupPlaceState = (typeof groupPlace.states)[number]
export type GroupOrderState = (typeof groupOrder.states)[number]
export type GroupOrderEvent = keyof typeof groupOrder.transitions

/** The phase of each state. */
export const groupOrderPhases: Readonly<Record<GroupOrderState, OrderPhase>> = {
  pendingPayment: 'toPay',
  gathering: 'inProgress',
  usable: 'inProgress',
  used: 'inProgress',
  review: 'toReview',
  done: 'done',
  refunded: 'cancelled',
  cancelled: 'cancelled',
}

/** Customer actions in the lists of all orders; cancelling a paid order leaves the group. */
export const groupOrderActions: ActionRules<GroupOrderState, GroupOrderEvent | CommonEvent> = {
  events: { cancel: ['cancel', 'leave'], evaluate: ['review'] },
  states: {
    again: ['used', 'review', 'done', 'refunded', 'cancelled'],
    remove: ['review', 'done', 'refunded', 'cancelled'],
  },
}
