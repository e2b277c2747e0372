import {
  goodsAdvancedSearch,
  goodsAppShareCode,
  goodsCategories,
  goodsCollect,
  goodsCount,
  goodsDetail,
  goodsList,
  goodsShareCode,
  goodsSkuList,
} from '@contract/calls/goods'
import type { Routes } from '../module'
import type { GoodsFinder } from './found/service'
import type { GoodsService } from './service'

/** Goods: lists around the caller, single items and share codes (product text §2, §3). */
export const goodsRoutes =
  (goods: GoodsService, finder: GoodsFinder): Routes =>
  ({ handle }) => {
    handle(goodsList, (caller, request) => finder.list(caller, request))
    handle(goodsCount, (caller, request) => finder.count(caller, request))
    handle(goodsAdvancedSearch, (caller, request) => finder.search(caller, request))
    handle(goodsCategories, (caller, { storeId }) => finder.categories(caller, storeId))
    handle(goodsSkuList, (caller, { goodsId }) => goods.skuList(caller, goodsId))
    handle(goodsDetail, (caller, { goodsId }) => goods.detail(caller, goodsId))
    handle(goodsCollect, (caller, request) => goods.collect(caller, request))
    handle(goodsShareCode, (caller, { goodsId }) => goods.shareCode(caller, goodsId))
    handle(goodsAppShareCode, (caller, { goodsId }) => goods.appShareCode(caller, goodsId))
  }
