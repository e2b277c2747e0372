import type { Context } from '../../context'
import type { FavoriteServices } from '../favorites/routes'
import type { Module } from '../module'
import type { SearchHistory } from '../searches/history'
import { NearbyService } from './nearby/service'
import { storeRoutes } from './routes'
import { countMonthlySales } from './sales'
import { StoreService } from './service'

/** Stores: lists around the caller, and single stores. */
export function storeModule(
  context: Context,
  { footprints, favorites, searches }: FavoriteServices & { readonly searches: SearchHistory },
): Module<{ readonly nearby: NearbyService }> {
  const nearby = new NearbyService(context, searches)
  return {
    services: { nearby },
    routes: [storeRoutes(new StoreService(context, footprints, favorites), nearby)],
    jobs: () => countMonthlySales(context),
  }
}
