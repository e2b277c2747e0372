import {
  storeCategories,
  storeCollect,
  storeDetail,
  storeList,
  storeMenu,
  storeQualification,
} from '@contract/calls/store'
import type { Module } from '../module'
import { StoreService } from './service'

export const storeRoutes: Module = ({ handle, context }) => {
  const stores = new StoreService(context)
  handle(storeList, (caller, request) => stores.list(caller, request))
  handle(storeDetail, (caller, { storeId }) => stores.detail(caller, storeId))
  handle(storeMenu, (caller, { storeId }) => stores.menu(caller, storeId))
  handle(storeQualification, (caller, { storeId }) => stores.qualification(caller, storeId))
  handle(storeCollect, (caller, request) => stores.collect(caller, request))
  handle(storeCategories, ({ language }) => stores.categories(language))
}
