import * as calls from '@contract/calls/errand'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { OrderService } from '../order/service'
import type { ErrandCustomers } from './customer'
import type { ErrandQuotes } from './quotes'
import type { ErrandService } from './service'
import type { ErrandTrading } from './trading'

export interface RouteAnswerServices {
  readonly errands: ErrandService
  readonly orders: OrderService
  readonly trading: ErrandTrading
  readonly customers: ErrandCustomers
  readonly quotes: ErrandQuotes
}

/** Errands (product text §1, errands): their prices, placing, and customers' actions. */
export const errandRoutes =
  (context: Context, { errands, orders, trading, customers, quotes }: RouteAnswerServices): Routes =>
  ({ handle }) => {
    const { errandTerms: terms } = context.config

    handle(calls.errandGoodsInfo, (caller) => Promise.resolve(errands.goodsInfo(caller)))
    handle(calls.errandTimeOptions, () => Promise.resolve(errands.times()))
    handle(calls.errandTipsConfig, () => Promise.resolve({ amounts: terms.tips, most: terms.mostTip }))
    handle(calls.errandOrderStance, (caller, request) => trading.quote(caller, request))
    handle(calls.errandUsableCoupons, (caller, request) => quotes.coupons(caller, request))
    handle.once(calls.errandSubmit, async (tx, caller, request) => {
      const { orderId, total, payBefore } = await trading.submit(tx, caller, request)
      return { orderId, total, payBefore }
    })
    handle(calls.errandList, (caller, request) => errands.list(caller, request))
    handle(calls.errandDetail, ({ language }, { orderId }) => errands.detail(orderId, language))
    handle(calls.errandPickupCodeStand, (_, { orderId }) => errands.codes(orderId))
    handle(calls.errandShare, (_, { orderId }) => errands.share(orderId))
    handle(calls.errandShared, (caller, request) => errands.shared(caller, request))
    handle(calls.errandCancelTerms, (_, { orderId }) =>
      context.db.transaction().execute((tx) => customers.cancelTerms(tx, orderId)),
    )
    handle.once(calls.errandCancel, async (tx, { language }, request) => {
      await customers.cancel(tx, request)
      return errands.detail(request.orderId, language, tx)
    })
    handle.once(calls.errandConfirm, async (tx, { language }, { orderId }) => {
      await customers.errand(tx, orderId)
      await orders.confirmReceipt(tx, orderId, language)
      return errands.detail(orderId, language, tx)
    })
    handle(calls.errandDelete, async (_, { orderId }) => {
      await errands.detail(orderId, 'en')
      return orders.remove(orderId)
    })
    handle.once(calls.errandComment, async (tx, { language }, request) => {
      await customers.comment(tx, request)
      return errands.detail(request.orderId, language, tx)
    })
    handle.once(calls.errandAddTip, (tx, _, request) => customers.addTip(tx, request))
    handle.once(calls.errandAnswerPurchase, async (tx, { language }, request) => {
      const opened = await customers.answerPurchase(tx, request)
      return { ...opened, errand: await errands.detail(request.orderId, language, tx) }
    })
    handle(calls.errandDeliveryTerms, (_, { orderId, addressId }) =>
      context.db.transaction().execute((tx) => customers.deliveryTerms(tx, orderId, addressId)),
    )
    handle.once(calls.errandAnswerDelivery, async (tx, { language }, request) => {
      const opened = await customers.answerDelivery(tx, request)
      return { ...opened, errand: await errands.detail(request.orderId, language, tx) }
    })
  }
