import { limits } from '../limits'
import { defineStates } from './machine'

/** Every state of a refund (product text §4, after-sales). */
export const afterSalesStates = [
  'applying',
  'merchantReview',
  'awaitingReturn',
  'returnedGoods',
  'refundComplete',
  'refused',
  'revoked',
  'closed',
] as const
export type AfterSalesState = (typeof afterSalesStates)[number]

/**
 * A refund, with or without sending the goods back (product text §4). `awaitingReturn` is the time between the
 * merchant's agreement and the buyer's logistics info. A store that does not answer agrees by its silence. The text does not show the deadlines; `limits` has ours.
 */
export const afterSales = defineStates({
  title: 'After-sales',
  initial: 'applying',
  states: afterSalesStates,
  variants: ['refundOnly', 'returnAndRefund'],
  transitions: {
    forward: { from: 'applying', to: 'merchantReview', by: 'platform' },
    agreeRefund: {
      from: 'merchantReview',
      to: 'refundComplete',
      by: ['merchant', 'platform', 'clock'],
      after: limits.answerRefundHours * 60,
      when: 'refundOnly',
    },
    agreeReturn: {
      from: 'merchantReview',
      to: 'awaitingReturn',
      by: ['merchant', 'platform'],
      needs: 'returnAddress',
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

export type AfterSalesEvent = keyof typeof afterSales.transitions

/** Whether somebody still has to answer: one order has at most one such refund at a time. */
export const isOpenRefund = (state: AfterSalesState): boolean =>
  ['applying', 'merchantReview', 'awaitingReturn', 'returnedGoods'].includes(state)
