import * as calls from '@contract/calls/order'
import type { Routes } from '../module'
import type { RefundService } from './service'

/** Refunds of orders (product text §4, §5, after-sales). */
export const refundRoutes =
  (refunds: RefundService): Routes =>
  ({ handle }) => {
    handle.once(calls.orderApplyRefund, (tx, caller, request) => refunds.apply(tx, caller, request))
    handle(calls.orderCancelRefund, ({ language }, { refundId }) => refunds.revoke(refundId, language))
    handle(calls.orderEscalateRefund, ({ language }, { refundId }) => refunds.escalate(refundId, language))
    handle.once(calls.orderAddRefundEvidence, (tx, caller, request) => refunds.addEvidence(tx, caller, request))
    handle(calls.orderRefundDetail, ({ language }, { refundId }) => refunds.detail(refundId, language))
  }
