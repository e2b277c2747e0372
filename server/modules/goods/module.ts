import type { Context } from '../../context'
import type { FavoriteServices } from '../favorites/routes'
import type { Module } from '../module'
import type { SearchHistory } from '../searches/history'
import { GoodsFinder } from './found/service'
import { goodsRoutes } from './routes'
import { GoodsService } from './service'

/** Goods of stores. */
export const goodsModule = (
  context: Context,
  { footprints, favorites, searches }: FavoriteServices & { readonly searches: SearchHistory },
): Module => ({
  services: {},
  routes: [goodsRoutes(new GoodsService(context, footprints, favorites), new GoodsFinder(context, searches))],
})
