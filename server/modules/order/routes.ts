import * as calls from '@contract/calls/order'
import type { Response } from '@contract/call'
import type { Module } from '../module'
import * as queries from './queries'
import { reasonList } from './reasons'
import { OrderService } from './service'

/** Orders of every kind and what a customer does with them (product text §2, §4, §7). */
export const orderRoutes: Module = async ({ handle, context, services }) => {
  const { kinds, tradings } = services
  const orders = new OrderService(context, kinds, services.orders)

  handle(calls.orderList, (caller, request) => orders.list(caller, request))
  handle(calls.orderDetail, ({ language }, { orderId }) => orders.detail(orderId, language))
  handle(calls.orderTrack, ({ language }, { orderId }) => orders.track(orderId, language))
  handle(calls.orderDelay, async ({ language }, request) => {
    await orders.answerDelay(request)
    return (await orders.detail(request.orderId, language)) as Response<typeof calls.orderDelay>
  })
  handle(calls.orderCount, ({ customer }, { kind }) => queries.countOrders(context.db, customer.id, kind))
  handle.once(calls.orderCancel, (tx, { language }, request) => orders.cancel(tx, language, request))
  handle(calls.orderCancelReasons, async ({ language }, { orderId }) => {
    const { reasons } = await orders.kindOf(orderId)
    return reasonList(reasons.cancel, language)
  })
  handle(calls.orderRefundReasons, async ({ language }, { orderId }) => {
    const { reasons } = await orders.kindOf(orderId)
    return reasonList(reasons.refund, language)
  })
  handle(calls.orderConfirm, (caller, request) => tradings.confirm(caller, request))
  handle(calls.orderUsableCoupons, async (caller, request) =>
    (await tradings.of(request.quoteId)).coupons(caller, request),
  )
  handle.once(calls.orderSubmit, async (tx, caller, request) =>
    (await tradings.of(request.quoteId, tx)).submit(tx, caller, request),
  )
  handle(calls.orderRemove, (_, { orderId }) => orders.remove(orderId))
  handle.once(calls.orderConfirmReceipt, (tx, { language }, { orderId }) =>
    orders.confirmReceipt(tx, orderId, language),
  )
  handle(calls.orderRemindMerchant, (_, { orderId }) => orders.remind(orderId))
  await services.quotes.forgetOld()
}
