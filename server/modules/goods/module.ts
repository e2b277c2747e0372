import type { Context } from '../../context'
import type { FootprintService } from '../favorites/footprints/service'
import type { Module } from '../module'
import { GoodsFinder } from './found/service'
import { goodsRoutes } from './routes'
import { GoodsService } from './service'

/** Goods of stores. */
export const goodsModule = (context: Context, { footprints }: { readonly footprints: FootprintService }): Module => ({
  services: {},
  routes: [goodsRoutes(new GoodsService(context, footprints), new GoodsFinder(context))],
})
