import * as calls from '@contract/calls/order'
import type { Response } from '@contract/call'
import type { Context } from '../../context'
import type { Routes } from '../module'
import * as queries from './queries'
import { reasonList } from './reasons'
import type { OrderService } from './service'
import type { Tradings } from './trading'

/** Orders of every kind and customers' actions on them (product text §2, §4, §7). */
export const orderRoutes =
  (context: Context, orders: OrderService, tradings: Tradings): Routes =>
  ({ handle }) => {
    handle(calls.orderList, (caller, request) => orders.list(caller, request))
    handle(calls.orderDetail, ({ language }, { orderId }) => orders.detail(orderId, language))
    handle(calls.orderMoneyBack, (caller, { orderId }) => orders.moneyBack(caller, orderId))
    handle(calls.orderTrack, ({ language }, { orderId }) => orders.track(orderId, language))
    handle(calls.orderDelay, async ({ language }, request) => {
      await orders.answerDelay(request)
      return (await orders.detail(request.orderId, language)) as Response<typeof calls.orderDelay>
    })
    handle(calls.orderCount, ({ customer }, { kind }) => queries.countOrders(context.db, customer.id, kind))
    handle.once(calls.orderCancel, (tx, { language }, request) => orders.cancel(tx, language, request))
    handle(calls.orderCancelReasons, async ({ language }, { orderId }) => {
      const { reasons } = await orders.kindOf(orderId)
      const isPaid = await queries.isPaid(context.db, orderId)
      return reasonList(isPaid ? reasons.cancel : reasons.cancel.filter(({ isOfPaid }) => !isOfPaid), language)
    })
    handle(calls.orderRefundReasons, async ({ language }, { orderId }) => {
      const { reasons, refunds } = await orders.kindOf(orderId)
      const mostClaim = refunds.guarantee ? await refunds.guarantee(context.db, { id: orderId }) : 0
      return { ...reasonList(reasons.refund, language), mostClaim }
    })
    handle(calls.orderConfirm, (caller, request) => tradings.confirm(caller, request))
    handle(calls.orderUsableCoupons, (caller, request) => tradings.coupons(caller, request))
    handle(calls.orderClaimableCoupons, (caller, request) => tradings.claimable(caller, request))
    handle.once(calls.orderSubmit, (tx, caller, request) => tradings.submit(tx, caller, request))
    handle(calls.orderRemove, (_, { orderId }) => orders.remove(orderId))
    handle.once(calls.orderConfirmReceipt, (tx, { language }, { orderId }) =>
      orders.confirmReceipt(tx, orderId, language),
    )
    handle(calls.orderRemindMerchant, (_, { orderId }) => orders.remind(orderId))
  }
