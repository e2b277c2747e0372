import { goodsAppShareCode, goodsCollect, goodsDetail, goodsShareCode, goodsSkuList } from '@contract/calls/goods'
import type { Module } from '../module'
import { GoodsService } from './service'

export const goodsRoutes: Module = ({ handle, context }) => {
  const goods = new GoodsService(context)
  handle(goodsSkuList, (caller, { goodsId }) => goods.skuList(caller, goodsId))
  handle(goodsDetail, (caller, { goodsId }) => goods.detail(caller, goodsId))
  handle(goodsCollect, (caller, request) => goods.collect(caller, request))
  handle(goodsShareCode, (caller, { goodsId }) => goods.shareCode(caller, goodsId))
  handle(goodsAppShareCode, (caller, { goodsId }) => goods.appShareCode(caller, goodsId))
}
