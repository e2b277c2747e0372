import {
  storeCategories,
  storeCollect,
  storeDetail,
  storeHot,
  storeList,
  storeMenu,
  storeQualification,
  storeSearch,
} from '@contract/calls/store'
import type { Module } from '../module'
import { NearbyService } from './nearby/service'
import { countMonthlySales } from './sales'
import { StoreService } from './service'

/** Stores: lists around the caller, and single stores with menu and licences (product text §2, §3). */
export const storeRoutes: Module = async ({ handle, context, services }) => {
  const stores = new StoreService(context, services.footprints)
  const nearby = new NearbyService(context)
  handle(storeList, (caller, request) => nearby.list(caller, request))
  handle(storeSearch, (caller, request) => nearby.search(caller, request))
  handle(storeHot, (caller) => nearby.hot(caller))
  handle(storeDetail, (caller, { storeId }) => stores.detail(caller, storeId))
  handle(storeMenu, (caller, { storeId }) => stores.menu(caller, storeId))
  handle(storeQualification, (caller, { storeId }) => stores.qualification(caller, storeId))
  handle(storeCollect, (caller, request) => stores.collect(caller, request))
  handle(storeCategories, ({ language }) => stores.categories(language))
  await countMonthlySales(context)
}
