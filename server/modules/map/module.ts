import type { Context } from '../../context'
import type { Module } from '../module'
import { type MapNeeds, mapRoutes } from './routes'

/** Sources of maps. */
export const mapModule = (context: Context, needs: MapNeeds): Module => ({
  services: {},
  routes: [mapRoutes(context, needs)],
})
