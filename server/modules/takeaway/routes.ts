import * as calls from '@contract/calls/order'
import { paymentMemberInfo } from '@contract/calls/payment'
import type { Module } from '../module'
import { OrderAgain } from './again'
import { memberInfo } from './member-info'
import { TakeawayQuotes } from './quotes'

/** The calls of takeaway: times of delivery, following and ordering again (product text §2, §4, §7). */
export const takeawayRoutes: Module = ({ handle, context, services }) => {
  const again = new OrderAgain(context)

  const quotes = new TakeawayQuotes(context, services.quotes)
  handle(calls.orderDeliveryTimes, (caller, request) => quotes.times(caller, request))
  handle(paymentMemberInfo, (caller, { orderId }) => memberInfo(context, caller, orderId))
  handle(calls.orderAgain, (caller, { orderId }) => again.run(caller, orderId))
}
