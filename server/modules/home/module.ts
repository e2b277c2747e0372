import type { Context } from '../../context'
import type { Module } from '../module'
import type { NearbyService } from '../store/nearby/service'
import { homeRoutes } from './routes'
import { HomeService } from './service'

/** The sections of home. */
export const homeModule = (context: Context, { nearby }: { readonly nearby: NearbyService }): Module => ({
  services: {},
  routes: [homeRoutes(context, new HomeService(context), nearby)],
})
