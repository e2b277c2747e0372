import * as calls from '@contract/calls/order'
import { paymentMemberInfo } from '@contract/calls/payment'
import type { Module } from '../module'
import { OrderAgain } from './again'
import { forgetOldQuotes } from './forget-quotes'
import { memberInfo } from './member-info'
import * as queries from './queries'
import { QuoteService } from './quotes'
import { cancelReasons, reasonList } from './reasons'
import { OrderService } from './service'
import { OrderSubmission } from './submit'

/** Quotes, orders and what a customer does with them (product text §2, §4, §7). */
export const orderRoutes: Module = async ({ handle, context, services }) => {
  const { orders: engine } = services
  const quotes = new QuoteService(context)
  const orders = new OrderService(context, engine)
  const submission = new OrderSubmission(context, quotes, engine)
  const again = new OrderAgain(context)

  handle(calls.orderConfirm, (caller, request) => quotes.confirm(caller, request))
  handle(calls.orderUsableCoupons, (caller, request) => quotes.coupons(caller, request))
  handle(calls.orderDeliveryTimes, (caller, request) => quotes.times(caller, request))
  handle.once(calls.orderSubmit, (tx, caller, request) => submission.submit(tx, caller, request))
  handle(calls.orderList, (caller, request) => orders.list(caller, request))
  handle(calls.orderDetail, ({ language }, { orderId }) => orders.detail(orderId, language))
  handle(calls.orderCount, ({ customer }) => queries.countOrders(context.db, customer.id))
  handle.once(calls.orderCancel, (tx, { language }, request) => orders.cancel(tx, language, request))
  handle(calls.orderCancelReasons, ({ language }) => Promise.resolve(reasonList(cancelReasons, language)))
  handle(calls.orderRemove, (_, { orderId }) => orders.remove(orderId))
  handle.once(calls.orderConfirmReceipt, (tx, { language }, { orderId }) =>
    orders.confirmReceipt(tx, orderId, language),
  )
  handle(calls.orderRemindMerchant, (_, { orderId }) => orders.remind(orderId))
  handle(calls.orderTrack, ({ language }, { orderId }) => orders.track(orderId, language))
  handle(calls.orderDelay, ({ language }, request) => orders.delay(request, language))
  handle(calls.orderAgain, (caller, { orderId }) => again.run(caller, orderId))
  handle(paymentMemberInfo, (caller, { orderId }) => memberInfo(context, caller, orderId))
  await forgetOldQuotes(context)
}
