import { goodsSkuList } from '@contract/calls/goods'
import { Failure } from '../../http/failure'
import type { Module } from '../module'
import { findGoods, optionsOf } from './queries'
import { goodsView, groupsView } from './view'

export const goodsRoutes: Module = ({ handle, context: { db } }) => {
  handle(goodsSkuList, async ({ customer, language }, { goodsId }) => {
    const goods = await findGoods(db, goodsId)
    if (!goods) throw new Failure('goodsNotFound')
    const groups = groupsView(await optionsOf(db, goodsId), language)
    return { goods: goodsView(goods, customer?.isMember ?? false, language), groups }
  })
}
