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
