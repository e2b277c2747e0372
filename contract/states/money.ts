import { defineStates } from './machine'

/** A withdrawal (product text §4). The amount is reserved at once and released on every transition to `rejected`. */
export const withdrawal = defineStates({
  title: 'Withdrawal',
  initial: 'underReview',
  states: ['underReview', 'approved', 'rejected', 'credited'],
  transitions: {
    approve: { from: 'underReview', to: 'approved', by: 'platform' },
    reject: { from: 'underReview', to: 'rejected', by: 'platform', needs: 'reason' },
    credit: { from: 'approved', to: 'credited', by: 'payment' },
    bounce: { from: 'approved', to: 'rejected', by: 'payment', needs: 'reason' },
  },
})

/**
 * A payout of a merchant. Its money has left the store's balance from the start; it is back there after `rejected` and `returned`. A
 * large one needs two people. A provider may report a failure after it was paid.
 */
export const storePayout = defineStates({
  title: 'Payout of a merchant',
  initial: 'waiting',
  starts: ['approved'],
  states: ['waiting', 'endorsed', 'approved', 'paid', 'rejected', 'returned'],
  transitions: {
    endorse: { from: 'waiting', to: 'endorsed', by: 'platform' },
    approve: { from: ['waiting', 'endorsed'], to: 'approved', by: 'platform' },
    reject: { from: ['waiting', 'endorsed'], to: 'rejected', by: 'platform', needs: 'reason' },
    credit: { from: 'approved', to: 'paid', by: 'payment' },
    bounce: { from: 'approved', to: 'returned', by: 'payment', needs: 'reason' },
    reverse: { from: 'paid', to: 'returned', by: 'payment', needs: 'reason' },
  },
})

/** A top-up (product text §4); another attempt is another top-up. */
export const topUp = defineStates({
  title: 'Top-up',
  initial: 'initiating',
  states: ['initiating', 'credited', 'cancelled', 'failed', 'invalidOrder'],
  transitions: {
    credit: { from: 'initiating', to: 'credited', by: 'payment' },
    cancel: { from: 'initiating', to: 'cancelled', by: 'customer' },
    fail: { from: 'initiating', to: 'failed', by: 'payment' },
    invalidate: { from: 'initiating', to: 'invalidOrder', by: 'platform' },
  },
})
