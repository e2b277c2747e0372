import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

const given: readonly Effect[] = ['releaseInventory', 'refundRemaining']

/** One of the vouchers of an order. Its money goes to the store an hour after it was used, while others of the order may be unused. */
export const voucher = defineStates({
  title: 'Voucher',
  initial: 'usable',
  states: ['usable', 'redeemed', 'refunded', 'expired'],
  transitions: {
    redeem: { from: 'usable', to: 'redeemed', by: 'merchant' },
    undo: { from: 'redeemed', to: 'usable', by: 'merchant' },
    refund: { from: ['usable', 'redeemed'], to: 'refunded', by: ['customer', 'merchant', 'platform'] },
    expire: { from: 'usable', to: 'expired', by: 'clock' },
  },
})

/**
 * An order of vouchers. It is `used` once no voucher is left, and settled as a whole an hour later. Each redemption is settled an hour
 * after it, and its store can undo it until then. Expired vouchers are refunded like those that the customer returns.
 */
export const voucherOrder = defineStates({
  title: 'Order of vouchers',
  initial: 'pendingPayment',
  states: ['pendingPayment', 'usable', 'used', 'review', 'done', 'refunded', 'cancelled'],
  transitions: {
    pay: { from: 'pendingPayment', to: 'usable', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'cancelled', by: 'clock', after: limits.unpaidOrderMinutes, does: given },
    cancel: { from: 'pendingPayment', to: 'cancelled', by: 'customer', needs: 'reason', does: given },
    withdraw: { from: 'pendingPayment', to: 'cancelled', by: 'staff', needs: 'reason', does: given },
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

export type VoucherState = (typeof voucher.states)[number]
export type VoucherOrderState = (typeof voucherOrder.states)[number]
export type VoucherOrderEvent = keyof typeof voucherOrder.transitions

/** The phase of each state. */
export const voucherPhases: Readonly<Record<VoucherOrderState, OrderPhase>> = {
  pendingPayment: 'toPay',
  usable: 'inProgress',
  used: 'inProgress',
  review: 'toReview',
  done: 'done',
  refunded: 'cancelled',
  cancelled: 'cancelled',
}

/** Customer actions in the lists of all orders. */
export const voucherActions: ActionRules<VoucherOrderState, VoucherOrderEvent | CommonEvent> = {
  events: { cancel: ['cancel'], evaluate: ['review'] },
  states: {
    again: ['used', 'review', 'done', 'refunded', 'cancelled'],
    remove: ['review', 'done', 'refunded', 'cancelled'],
  },
}
