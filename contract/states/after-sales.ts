import { limits } from '../limits'
import { defineStates } from './machine'

/**
 * A refund, with or without sending the goods back (product text §4). `awaitingReturn` is the time between the
 * merchant's agreement and the buyer's logistics info. The text does not show the deadlines; `limits` has ours.
 */
export const afterSales = defineStates({
  title: 'After-sales',
  initial: 'applying',
  states: [
    'applying',
    'merchantReview',
    'awaitingReturn',
    'returnedGoods',
    'refundComplete',
    'refused',
    'revoked',
    'closed',
  ],
  ways: ['refundOnly', 'returnAndRefund'],
  transitions: {
    forward: { from: 'applying', to: 'merchantReview', by: 'platform' },
    agreeRefund: { from: 'merchantReview', to: 'refundComplete', by: ['merchant', 'platform'], when: 'refundOnly' },
    agreeReturn: {
      from: 'merchantReview',
      to: 'awaitingReturn',
      by: ['merchant', 'platform'],
      needs: 'return address',
      when: 'returnAndRefund',
    },
    sendBack: {
      from: 'awaitingReturn',
      to: 'returnedGoods',
      by: 'customer',
      needs: 'logistics',
      when: 'returnAndRefund',
    },
    overdue: {
      from: 'awaitingReturn',
      to: 'closed',
      by: 'clock',
      after: limits.returnGoodsDays * 24 * 60,
      when: 'returnAndRefund',
    },
    receive: { from: 'returnedGoods', to: 'refundComplete', by: ['merchant', 'platform'], when: 'returnAndRefund' },
    refuse: { from: ['merchantReview', 'returnedGoods'], to: 'refused', by: ['merchant', 'platform'], needs: 'reason' },
    resubmit: { from: 'refused', to: 'applying', by: 'customer' },
    giveUp: { from: 'refused', to: 'closed', by: 'clock', after: limits.resubmitRefundDays * 24 * 60 },
    revoke: { from: ['applying', 'merchantReview', 'awaitingReturn', 'refused'], to: 'revoked', by: 'customer' },
    close: { from: 'revoked', to: 'closed', by: 'platform' },
  },
})
