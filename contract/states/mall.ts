import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

/** The statuses of a mall order, which are the states of its machine (product text §4). */
export const mallStatuses = ['pendingPayment', 'pendingShipment', 'pendingReceipt', 'success', 'closed'] as const
export type MallState = (typeof mallStatuses)[number]

const closed: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/** A mall order (product text §4). `remind` keeps the state and notifies the merchant. */
export const mall = defineStates({
  title: 'Mall order',
  initial: 'pendingPayment',
  states: mallStatuses,
  transitions: {
    pay: { from: 'pendingPayment', to: 'pendingShipment', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'closed', by: 'clock', after: limits.unpaidOrderMinutes, does: closed },
    cancel: { from: 'pendingPayment', to: 'closed', by: 'customer', needs: 'reason', does: closed },
    remind: { from: 'pendingShipment', to: 'pendingShipment', by: 'customer' },
    ship: { from: 'pendingShipment', to: 'pendingReceipt', by: 'merchant', needs: 'logistics' },
    confirmReceipt: {
      from: 'pendingReceipt',
      to: 'success',
      by: ['customer', 'clock'],
      after: limits.confirmReceiptDays * 24 * 60,
      does: ['settle'],
    },
    refund: {
      from: ['pendingShipment', 'pendingReceipt'],
      to: 'closed',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: ['refundRemaining', 'returnCoupons'],
    },
    /** All goods came back, for reasons that leave the shop its shipping. */
    returnAll: {
      from: ['pendingShipment', 'pendingReceipt'],
      to: 'closed',
      by: 'platform',
      does: ['settle', 'returnCoupons'],
    },
  },
})

export type MallEvent = keyof typeof mall.transitions

/** The phases of the statuses. */
export const mallPhases: Readonly<Record<MallState, OrderPhase>> = {
  pendingPayment: 'toPay',
  pendingShipment: 'inProgress',
  pendingReceipt: 'inProgress',
  success: 'done',
  closed: 'cancelled',
}

/** What a customer can do with a mall order. */
export const mallActions: ActionRules<MallState, MallEvent | CommonEvent> = {
  events: { cancel: ['cancel'], confirm: ['confirmReceipt'] },
  states: { remind: ['pendingShipment'], remove: ['success', 'closed'], evaluate: ['success'] },
}
