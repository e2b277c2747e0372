import * as calls from '@contract/calls/mall'
import { pointsSeckillList, pointsWinningList } from '@contract/calls/points'
import type { Module } from '../module'
import { CatalogueService } from './catalogue/service'
import { DealService } from './deals/service'

/** The shopping mall: what is sold, by whom, and where it is shipped to (product text §2, shopping mall pages). */
export const mallRoutes: Module = ({ handle, context, services }) => {
  const catalogue = new CatalogueService(context)
  const deals = new DealService(context)
  handle(calls.mallHome, (caller) => catalogue.home(caller))
  handle(calls.mallCategories, (caller) => catalogue.categories(caller))
  handle(calls.mallProducts, (caller, request) => catalogue.products(caller, request))
  handle(calls.mallProduct, (caller, { productId }) => catalogue.product(caller, productId))
  handle(calls.mallPointsGoods, (caller, request) => deals.pointsGoods(caller, request))
  handle(calls.mallPointsConfirm, (caller, request) => services.mallQuotes.confirmDeal(caller, request))
  handle(pointsSeckillList, (caller, request) => deals.flashSale(caller, request))
  handle(pointsWinningList, (caller, request) => deals.winners(caller, request))
  handle(calls.mallShop, (caller, { shopId }) => catalogue.shop(caller, shopId))
}
