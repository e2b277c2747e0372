import { afterSalesLimits as limits } from '../after-sales-limits'
import { defineStates } from './machine'

/** Every state of a refund (product text §4, after-sales). */
export const afterSalesStates = [
  'applying',
  'merchantReview',
  'awaitingReturn',
  'returnedGoods',
  'refundComplete',
  'refused',
  'evidence',
  'arbitration',
  'revoked',
  'closed',
] as const
export type AfterSalesState = (typeof afterSalesStates)[number]

/** The service of a case: money only, or money after the goods are returned (product text §3, mall order and after-sales). */
export const refundServices = ['refundOnly', 'returnAndRefund'] as const
export type RefundServiceName = (typeof refundServices)[number]

/**
 * A refund, with or without returning goods (product text §4). `awaitingReturn` is the time between the merchant's
 * agreement and the buyer's logistics information. A store that does not answer in time agrees, to an application as to
 * returned goods. After a refusal of goods the buyer can ask the platform: in `evidence` both sides give theirs, in
 * `arbitration` the platform decides, finally. The text gives no deadlines; they are in contract/after-sales-limits.ts.
 */
export const afterSales = defineStates({
  title: 'After-sales',
  initial: 'applying',
  states: afterSalesStates,
  variants: refundServices,
  transitions: {
    forward: { from: 'applying', to: 'merchantReview', by: 'platform' },
    agreeRefund: {
      from: 'merchantReview',
      to: 'refundComplete',
      by: ['merchant', 'platform', 'clock'],
      after: limits.answerHours * 60,
      when: 'refundOnly',
    },
    agreeReturn: {
      from: 'merchantReview',
      to: 'awaitingReturn',
      by: ['merchant', 'platform', 'clock'],
      after: limits.answerHours * 60,
      needs: 'returnAddress',
      when: 'returnAndRefund',
    },
    returnGoods: {
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
      after: limits.returnDays * 24 * 60,
      when: 'returnAndRefund',
    },
    correctReturn: {
      from: 'returnedGoods',
      to: 'returnedGoods',
      by: 'customer',
      needs: 'logistics',
      when: 'returnAndRefund',
    },
    receive: {
      from: 'returnedGoods',
      to: 'refundComplete',
      by: ['merchant', 'platform', 'clock'],
      after: limits.receiveDays * 24 * 60,
      when: 'returnAndRefund',
    },
    refuse: { from: ['merchantReview', 'returnedGoods'], to: 'refused', by: ['merchant', 'platform'], needs: 'reason' },
    /** A claim beyond what was paid, and an order without a store, are the platform's to decide. */
    bringUp: { from: 'merchantReview', to: 'evidence', by: 'platform' },
    edit: { from: 'merchantReview', to: 'applying', by: 'customer' },
    resubmit: { from: 'refused', to: 'applying', by: 'customer' },
    escalate: { from: 'refused', to: 'evidence', by: 'customer' },
    hear: { from: 'evidence', to: 'arbitration', by: 'clock', after: limits.evidenceHours * 60 },
    award: { from: ['evidence', 'arbitration'], to: 'refundComplete', by: 'platform', needs: 'reason' },
    /** The platform decides for the buyer, who is refunded once the goods are back. */
    awardReturn: {
      from: ['evidence', 'arbitration'],
      to: 'awaitingReturn',
      by: 'platform',
      needs: 'returnAddress',
      when: 'returnAndRefund',
    },
    dismiss: { from: ['evidence', 'arbitration'], to: 'closed', by: 'platform', needs: 'reason' },
    giveUp: { from: 'refused', to: 'closed', by: 'clock', after: limits.resubmitDays * 24 * 60 },
    revoke: {
      from: ['applying', 'merchantReview', 'awaitingReturn', 'refused', 'evidence', 'arbitration'],
      to: 'revoked',
      by: 'customer',
    },
    close: { from: 'revoked', to: 'closed', by: 'platform' },
    /** The order was cancelled, or its money came back, while this waited. */
    overtake: {
      from: ['applying', 'merchantReview', 'awaitingReturn', 'returnedGoods', 'refused', 'evidence', 'arbitration'],
      to: 'closed',
      by: 'platform',
    },
  },
})

export type AfterSalesEvent = keyof typeof afterSales.transitions

/** The states that wait for somebody's decision. */
export const openRefundStates = [
  'applying',
  'merchantReview',
  'awaitingReturn',
  'returnedGoods',
  'evidence',
  'arbitration',
] as const satisfies readonly AfterSalesState[]

/** Whether a refund waits for a decision: a line of an order is in at most one such refund at a time. */
export const isOpenRefund = (state: AfterSalesState): boolean =>
  (openRefundStates as readonly AfterSalesState[]).includes(state)

/** Whether nothing more happens to a refund. A refused one can be edited or escalated for a while. */
export const isFinalRefund = (state: AfterSalesState): boolean => !isOpenRefund(state) && state !== 'refused'
