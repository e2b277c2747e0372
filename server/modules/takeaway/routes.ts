import * as calls from '@contract/calls/order'
import { paymentMemberInfo } from '@contract/calls/payment'
import type { TakeawayDetail } from '@contract/entities/order'
import type { Module } from '../module'
import { OrderService } from '../order/service'
import { OrderAgain } from './again'
import { memberInfo } from './member-info'
import { TakeawayQuotes } from './quotes'
import { TakeawayService } from './service'

/** The calls of takeaway: times of delivery, following and ordering again (product text §2, §4, §7). */
export const takeawayRoutes: Module = ({ handle, context, services }) => {
  const orders = new OrderService(context, services.kinds, services.orders)
  const takeaway = new TakeawayService(context, services.orders)
  const again = new OrderAgain(context)

  const quotes = new TakeawayQuotes(context, services.quotes)
  handle(calls.orderDeliveryTimes, (caller, request) => quotes.times(caller, request))
  handle(calls.orderTrack, ({ language }, { orderId }) => takeaway.track(orderId, language))
  handle(calls.orderDelay, async ({ language }, request) => {
    await takeaway.answerDelay(request)
    return (await orders.detail(request.orderId, language)) as TakeawayDetail
  })
  handle(paymentMemberInfo, (caller, { orderId }) => memberInfo(context, caller, orderId))
  handle(calls.orderAgain, (caller, { orderId }) => again.run(caller, orderId))
}
