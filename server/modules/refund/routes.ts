import * as calls from '@contract/calls/order'
import type { Module } from '../module'
import { RefundService } from './service'

/** Refunds of orders (product text §4, §5, after-sales). */
export const refundRoutes: Module = ({ handle, context, services }) => {
  const refunds = new RefundService(context, services)
  handle.once(calls.orderApplyRefund, (tx, caller, request) => refunds.apply(tx, caller, request))
  handle(calls.orderCancelRefund, ({ language }, { refundId }) => refunds.revoke(refundId, language))
  handle(calls.orderRefundDetail, ({ language }, { refundId }) => refunds.detail(refundId, language))
}
