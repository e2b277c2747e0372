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

/** How a case is served: money alone, or money once the goods are back (product text §3, mall order and after-sales). */
export const refundServices = ['refundOnly', 'returnAndRefund'] as const
export type RefundServiceName = (typeof refundServices)[number]

/**
 * A refund, with or without sending the goods back (product text §4). `awaitingReturn` is the time between the
 * merchant's agreement and the buyer's logistics information. A store that does not answer agrees by its silence, both to
 * an application and to goods that are back. The text does not show the deadlines; `limits` has ours.
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
      after: limits.answerRefundHours * 60,
      when: 'refundOnly',
    },
    agreeReturn: {
      from: 'merchantReview',
      to: 'awaitingReturn',
      by: ['merchant', 'platform', 'clock'],
      after: limits.answerRefundHours * 60,
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
      after: limits.returnGoodsDays * 24 * 60,
      when: 'returnAndRefund',
    },
    receive: {
      from: 'returnedGoods',
      to: 'refundComplete',
      by: ['merchant', 'platform', 'clock'],
      after: limits.receiveReturnDays * 24 * 60,
      when: 'returnAndRefund',
    },
    refuse: { from: ['merchantReview', 'returnedGoods'], to: 'refused', by: ['merchant', 'platform'], needs: 'reason' },
    resubmit: { from: 'refused', to: 'applying', by: 'customer' },
    giveUp: { from: 'refused', to: 'closed', by: 'clock', after: limits.resubmitRefundDays * 24 * 60 },
    revoke: { from: ['applying', 'merchantReview', 'awaitingReturn', 'refused'], to: 'revoked', by: 'customer' },
    close: { from: 'revoked', to: 'closed', by: 'platform' },
  },
})

export type AfterSalesEvent = keyof typeof afterSales.transitions

/** The states in which somebody still has to answer. */
export const openRefundStates = [
  'applying',
  'merchantReview',
  'awaitingReturn',
  'returnedGoods',
] as const satisfies readonly AfterSalesState[]

/** Whether somebody still has to answer: a line of an order is in at most one such refund at a time. */
export const isOpenRefund = (state: AfterSalesState): boolean =>
  (openRefundStates as readonly AfterSalesState[]).includes(state)
