import * as calls from '@contract/calls/mall'
import * as presale from '@contract/calls/presale'
import { logisticsView } from '@contract/calls/logistics'
import { orderExtendReceipt } from '@contract/calls/order'
import { pointsSeckillList, pointsWinningList } from '@contract/calls/points'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { OrderEngine } from '../order/engine'
import type { PriceAlerts } from './alerts/price/service'
import type { RestockAlerts } from './alerts/service'
import type { CatalogueService } from './catalogue/service'
import type { DealService } from './deals/service'
import { extendReceipt } from './order/receipt'
import type { ParcelService } from './parcels/service'
import type { MallQuotes } from './order/quotes'
import type { BalanceChanges } from './presale/change'
import type { PresaleService } from './presale/service'
import type { TrackService } from './tracks'

export interface MallRouteServices {
  readonly orders: OrderEngine
  readonly mallQuotes: MallQuotes
  readonly alerts: RestockAlerts
  readonly priceAlerts: PriceAlerts
  readonly catalogue: CatalogueService
  readonly deals: DealService
  readonly tracks: TrackService
  readonly presales: PresaleService
  readonly changes: BalanceChanges
  readonly parcels: ParcelService
}

/** The shopping mall: what is sold, by whom, and where it is shipped to (product text §2, shopping mall pages). */
export const mallRoutes =
  (context: Context, services: MallRouteServices): Routes =>
  ({ handle }) => {
    const { catalogue, deals, tracks, presales, changes, parcels, alerts, priceAlerts } = services
    handle(calls.mallHome, (caller) => catalogue.home(caller))
    handle(calls.mallSearchWords, (caller) => catalogue.searchWords(caller))
    handle(calls.mallCategories, (caller) => catalogue.categories(caller))
    handle(calls.mallProducts, (caller, request) => catalogue.products(caller, request))
    handle(calls.mallProduct, (caller, { productId }) => catalogue.product(caller, productId))
    handle(calls.mallPointsGoods, (caller, request) => deals.pointsGoods(caller, request))
    handle(calls.mallPointsConfirm, (caller, request) => services.mallQuotes.confirmDeal(caller, request))
    handle(pointsSeckillList, (caller, request) => deals.flashSale(caller, request))
    handle(pointsWinningList, (caller, request) => deals.winners(caller, request))
    handle(calls.mallShop, (caller, { shopId }) => catalogue.shop(caller, shopId))
    handle(presale.mallPresaleList, (caller) => presales.list(caller))
    handle(presale.mallPresaleDetail, (caller, { presaleId }) => presales.detail(caller, presaleId))
    handle(presale.mallPresaleQuote, (caller, request) => changes.quote(caller, request))
    handle.once(presale.mallPresaleChange, (tx, caller, request) => changes.change(tx, caller, request))
    handle.once(presale.mallPresalePay, (tx, _, { orderId }) => presales.pay(tx, orderId))
    handle(calls.mallTracks, (caller, request) => tracks.list(caller, request))
    handle(calls.mallNotifyMe, (caller, request) => alerts.set(caller, request))
    handle(calls.mallWatchPrice, (caller, request) => priceAlerts.set(caller, request))
    handle(calls.mallTogether, (caller, request) => catalogue.together(caller, request))
    handle(calls.mallSplit, ({ language }, { orderId }) => parcels.split(orderId, language))
    handle(logisticsView, ({ language }, { parcelId }) => parcels.view(parcelId, language))
    handle(orderExtendReceipt, async (_, { orderId }) => {
      const { db, clock } = context
      const due = await db.transaction().execute((tx) => extendReceipt(tx, services.orders, orderId, clock.now()))
      return { receiptBefore: due && due.toISOString() }
    })
  }
