import type { Context } from '../../context'
import type { FootprintService } from '../favorites/footprints/service'
import type { Module } from '../module'
import { NearbyService } from './nearby/service'
import { storeRoutes } from './routes'
import { countMonthlySales } from './sales'
import { StoreService } from './service'

/** Stores: lists around the caller, and single stores. */
export function storeModule(
  context: Context,
  { footprints }: { readonly footprints: FootprintService },
): Module<{ readonly nearby: NearbyService }> {
  const nearby = new NearbyService(context)
  return {
    services: { nearby },
    routes: [storeRoutes(new StoreService(context, footprints), nearby)],
    jobs: () => countMonthlySales(context),
  }
}
