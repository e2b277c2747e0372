import { limits } from '../limits'
import { defineStates } from './machine'

/** A mall order (product text §4). `remind` changes nothing but tells the merchant. */
export const mall = defineStates({
  title: 'Mall order',
  initial: 'pendingPayment',
  states: ['pendingPayment', 'pendingShipment', 'pendingReceipt', 'success', 'closed'],
  transitions: {
    pay: { from: 'pendingPayment', to: 'pendingShipment', by: 'payment' },
    expire: { from: 'pendingPayment', to: 'closed', by: 'clock', after: limits.unpaidOrderMinutes },
    cancel: { from: 'pendingPayment', to: 'closed', by: 'customer', needs: 'reason' },
    remind: { from: 'pendingShipment', to: 'pendingShipment', by: 'customer' },
    ship: { from: 'pendingShipment', to: 'pendingReceipt', by: 'merchant', needs: 'logistics' },
    confirmReceipt: {
      from: 'pendingReceipt',
      to: 'success',
      by: ['customer', 'clock'],
      after: limits.confirmReceiptDays * 24 * 60,
    },
    refund: { from: ['pendingShipment', 'pendingReceipt'], to: 'closed', by: ['merchant', 'platform'] },
  },
})
