import * as calls from '@contract/calls/merchant'
import type { Routes } from '../module'
import type { MerchantGoodsService } from './goods'
import type { MerchantOrders } from './orders'
import type { MerchantRefunds } from './refunds'
import type { MerchantShops } from './shop'
import type { MerchantTables } from './tables'

export interface MerchantServices {
  readonly orders: MerchantOrders
  readonly shops: MerchantShops
  readonly goods: MerchantGoodsService
  readonly refunds: MerchantRefunds
  readonly tables: MerchantTables
}

/** Calls of merchants on their stores (product text §2, merchant tab bar). */
export const merchantRoutes =
  ({ orders, shops, goods, refunds, tables }: MerchantServices): Routes =>
  ({ handle }) => {
    handle(calls.merchantOrders, (caller, request) => orders.list(caller, request))
    handle(calls.merchantFigures, (caller, request) => orders.figures(caller, request))
    handle.once(calls.merchantAccept, (tx, { language }, { orderId }) => orders.accept(tx, orderId, language))
    handle.once(calls.merchantRefuse, (tx, { language }, request) => orders.refuse(tx, request, language))
    handle.once(calls.merchantReady, (tx, { language }, { orderId }) => orders.ready(tx, orderId, language))
    handle.once(calls.merchantDeliver, (tx, { language }, request) => orders.deliver(tx, request, language))
    handle(calls.merchantStores, (caller) => shops.stores(caller))
    handle(calls.merchantShop, (caller, request) => shops.shop(caller, request))
    handle.change(calls.merchantSaveShop, (tx, caller, request) => shops.save(tx, caller, request))
    handle(calls.merchantGoods, (caller, request) => goods.list(caller, request))
    handle.once(calls.merchantSaveGoods, (tx, caller, request) => goods.save(tx, caller, request))
    handle.once(calls.merchantSaveCategory, (tx, caller, request) => goods.saveCategory(tx, caller, request))
    handle(calls.merchantTables, (caller, request) => tables.board(caller, request))
    handle.change(calls.merchantSaveTables, (tx, caller, request) => tables.save(tx, caller, request))
    handle.once(calls.merchantSeat, (tx, { language }, request) => tables.seat(tx, language, request))
    handle.once(calls.merchantCallNumber, (tx, caller, request) => tables.callNumber(tx, caller, request))
    handle(calls.merchantRefunds, (caller, request) => refunds.list(caller, request))
    handle.once(calls.merchantHandleRefund, (tx, caller, request) => refunds.handle(tx, caller, request))
    handle.once(calls.merchantAddEvidence, (tx, caller, request) => refunds.addEvidence(tx, caller, request))
  }
