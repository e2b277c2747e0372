import { limits } from '../limits'
import { defineStates, type Effect } from './machine'

const closed: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/** A mall order (product text §4). `remind` keeps the state and notifies the merchant. */
export const mall = defineStates({
  title: 'Mall order',
  initial: 'pendingPayment',
  states: ['pendingPayment', 'pendingShipment', 'pendingReceipt', 'success', 'closed'],
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
  },
})
