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
import type { Routes } from '../module'
import type { NearbyService } from './nearby/service'
import type { StoreService } from './service'

/** Stores: lists around the caller, and single stores with menu and licences (product text §2, §3). */
export const storeRoutes =
  (stores: StoreService, nearby: NearbyService): Routes =>
  ({ handle }) => {
    handle(storeList, (caller, request) => nearby.list(caller, request))
    handle(storeSearch, (caller, request) => nearby.search(caller, request))
    handle(storeHot, (caller) => nearby.hot(caller))
    handle(storeDetail, (caller, { storeId }) => stores.detail(caller, storeId))
    handle(storeMenu, (caller, { storeId }) => stores.menu(caller, storeId))
    handle(storeQualification, (caller, { storeId }) => stores.qualification(caller, storeId))
    handle(storeCollect, (caller, request) => stores.collect(caller, request))
    handle(storeCategories, ({ language }) => stores.categories(language))
  }
