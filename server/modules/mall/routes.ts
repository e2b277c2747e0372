import * as calls from '@contract/calls/mall'
import * as presale from '@contract/calls/presale'
import { logisticsView } from '@contract/calls/logistics'
import { orderExtendReceipt } from '@contract/calls/order'
import { pointsSeckillList, pointsWinningList } from '@contract/calls/points'
import type { Module } from '../module'
import { CatalogueService } from './catalogue/service'
import { DealService } from './deals/service'
import { extendReceipt } from './order/receipt'
import { orderedParcels } from './parcels/followed'
import { ParcelService } from './parcels/service'
import { ParcelTracking } from './parcels/tracking'
import { BalanceChanges } from './presale/change'
import { PresaleService } from './presale/service'
import { TrackService } from './tracks'
import { buildTracking } from '../../tracking'

/** The shopping mall: what is sold, by whom, and where it is shipped to (product text §2, shopping mall pages). */
export const mallRoutes: Module = async ({ handle, context, services, app }) => {
  const { footprints, alerts } = services
  const catalogue = new CatalogueService(context, footprints, alerts)
  const deals = new DealService(context)
  const tracks = new TrackService(context, footprints)
  handle(calls.mallHome, (caller) => catalogue.home(caller))
  handle(calls.mallCategories, (caller) => catalogue.categories(caller))
  handle(calls.mallProducts, (caller, request) => catalogue.products(caller, request))
  handle(calls.mallProduct, (caller, { productId }) => catalogue.product(caller, productId))
  handle(calls.mallPointsGoods, (caller, request) => deals.pointsGoods(caller, request))
  handle(calls.mallPointsConfirm, (caller, request) => services.mallQuotes.confirmDeal(caller, request))
  handle(pointsSeckillList, (caller, request) => deals.flashSale(caller, request))
  handle(pointsWinningList, (caller, request) => deals.winners(caller, request))
  handle(calls.mallShop, (caller, { shopId }) => catalogue.shop(caller, shopId))
  const presales = new PresaleService(context, services.orders, catalogue)
  handle(presale.mallPresaleList, (caller) => presales.list(caller))
  handle(presale.mallPresaleDetail, (caller, { presaleId }) => presales.detail(caller, presaleId))
  const changes = new BalanceChanges(context, services.orders, services.mallQuotes)
  handle(presale.mallPresaleQuote, (caller, request) => changes.quote(caller, request))
  handle.once(presale.mallPresaleChange, (tx, caller, request) => changes.change(tx, caller, request))
  handle.once(presale.mallPresalePay, (tx, _, { orderId }) => presales.pay(tx, orderId))
  handle(calls.mallTracks, (caller, request) => tracks.list(caller, request))
  handle(calls.mallNotifyMe, (caller, request) => alerts.set(caller, request))
  const parcels = new ParcelService(context)
  handle(calls.mallSplit, ({ language }, { orderId }) => parcels.split(orderId, language))
  handle(logisticsView, ({ language }, { parcelId }) => parcels.view(parcelId, language))
  handle(orderExtendReceipt, async (_, { orderId }) => {
    const { db, clock } = context
    const due = await db.transaction().execute((tx) => extendReceipt(tx, services.orders, orderId, clock.now()))
    return { receiptBefore: due && due.toISOString() }
  })
  const tracking = await buildTracking(context, app)
  const followed = [orderedParcels(context, services.parcels), services.returnParcels]
  if (tracking) new ParcelTracking(context, followed, tracking).start(app)
  await alerts.start()
}
