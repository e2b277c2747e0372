import * as calls from '@contract/calls/merchant'
import type { Module } from '../module'
import { acceptForStores } from './auto-accept'
import { MerchantOrders } from './orders'

/** What a merchant does in the own stores (product text §2, merchant tab bar). */
export const merchantRoutes: Module = ({ handle, context, services }) => {
  const orders = new MerchantOrders(context, services.orders)
  acceptForStores(context, services.orders)

  handle(calls.merchantOrders, (caller, request) => orders.list(caller, request))
  handle.once(calls.merchantAccept, (tx, { language }, { orderId }) => orders.accept(tx, orderId, language))
  handle.once(calls.merchantRefuse, (tx, { language }, request) => orders.refuse(tx, request, language))
  handle.once(calls.merchantReady, (tx, { language }, { orderId }) => orders.ready(tx, orderId, language))
  handle.once(calls.merchantDeliver, (tx, { language }, request) => orders.deliver(tx, request, language))
}
