import * as calls from '@contract/calls/mall'
import * as presale from '@contract/calls/presale'
import type { Module } from '../module'
import { CatalogueService } from './catalogue/service'
import { PresaleService } from './presale/service'

/** The shopping mall: what is sold, by whom, and where it is shipped to (product text §2, shopping mall pages). */
export const mallRoutes: Module = ({ handle, context, services }) => {
  const catalogue = new CatalogueService(context)
  handle(calls.mallHome, (caller) => catalogue.home(caller))
  handle(calls.mallCategories, (caller) => catalogue.categories(caller))
  handle(calls.mallProducts, (caller, request) => catalogue.products(caller, request))
  handle(calls.mallProduct, (caller, { productId }) => catalogue.product(caller, productId))
  handle(calls.mallShop, (caller, { shopId }) => catalogue.shop(caller, shopId))
  const presales = new PresaleService(context, services.orders, catalogue)
  handle(presale.mallPresaleList, (caller) => presales.list(caller))
  handle(presale.mallPresaleDetail, (caller, { presaleId }) => presales.detail(caller, presaleId))
  handle.once(presale.mallPresalePay, (tx, _, { orderId }) => presales.pay(tx, orderId))
}
