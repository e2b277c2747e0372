import * as calls from '@contract/calls/merchant'
import type { Module } from '../module'
import { acceptForStores } from './auto-accept'
import { MerchantGoodsService } from './goods'
import { MerchantOrders } from './orders'
import { MerchantParcels } from './parcels'
import { MerchantProducts } from './products'
import { MerchantRefunds } from './refunds'
import { MerchantShops } from './shop'
import { MerchantTables } from './tables'

/** How often one merchant reads addresses: a person packs no faster. */
const readingAddresses = { calls: 60, minutes: 1, per: 'customer' } as const

/** What a merchant does in the own stores (product text §2, merchant tab bar). */
export const merchantRoutes: Module = ({ handle, context, services }) => {
  const parcels = new MerchantParcels(context, services)
  const orders = new MerchantOrders(context, services, parcels)
  acceptForStores(context, services.orders)

  const shops = new MerchantShops(context)
  const goods = new MerchantGoodsService(context)
  const products = new MerchantProducts(context)
  const refunds = new MerchantRefunds(context, services)
  const tables = new MerchantTables(context, services)

  handle(calls.merchantOrders, (caller, request) => orders.list(caller, request))
  handle(calls.merchantFigures, (caller, request) => orders.figures(caller, request))
  handle.once(calls.merchantAccept, (tx, { language }, { orderId }) => orders.accept(tx, orderId, language))
  handle.once(calls.merchantRefuse, (tx, { language }, request) => orders.refuse(tx, request, language))
  handle.once(calls.merchantReady, (tx, { language }, { orderId }) => orders.ready(tx, orderId, language))
  handle.once(calls.merchantDeliver, (tx, { language }, request) => orders.deliver(tx, request, language))
  handle(
    calls.merchantParcel,
    ({ language, customer }, { parcelId }) => parcels.needs(parcelId, language, customer.id),
    readingAddresses,
  )
  handle.once(calls.merchantSplitParcel, (tx, { language }, request) => parcels.split(tx, request, language))
  handle(calls.merchantStores, (caller) => shops.stores(caller))
  handle(calls.merchantShop, (caller, request) => shops.shop(caller, request))
  handle(calls.merchantSaveShop, (caller, request) => shops.save(caller, request))
  handle(calls.merchantGoods, (caller, request) => goods.list(caller, request))
  handle.once(calls.merchantSaveGoods, (tx, caller, request) => goods.save(tx, caller, request))
  handle.once(calls.merchantSaveCategory, (tx, caller, request) => goods.saveCategory(tx, caller, request))
  handle(calls.merchantProducts, (caller, request) => products.list(caller, request))
  handle(calls.merchantProduct, ({ language }, { productId }) => products.one(productId, language))
  handle.once(calls.merchantSaveProduct, (tx, { language }, request) => products.save(tx, request, language))
  handle(calls.merchantTables, (caller, request) => tables.board(caller, request))
  handle(calls.merchantSaveTables, (caller, request) => tables.save(caller, request))
  handle.once(calls.merchantSeat, (tx, { language }, request) => tables.seat(tx, language, request))
  handle.once(calls.merchantCallNumber, (tx, caller, request) => tables.callNumber(tx, caller, request))
  handle(calls.merchantRefunds, (caller, request) => refunds.list(caller, request))
  handle.once(calls.merchantHandleRefund, (tx, caller, request) => refunds.handle(tx, caller, request))
  handle.once(calls.merchantAddEvidence, (tx, caller, request) => refunds.addEvidence(tx, caller, request))
}
