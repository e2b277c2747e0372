import type { Context } from '../../context'
import type { Module } from '../module'
import { pointsRoutes } from './routes'
import { PointsService } from './service'

/** Points. */
export const pointsModule = (context: Context): Module => ({
  services: {},
  routes: [pointsRoutes(new PointsService(context))],
})
