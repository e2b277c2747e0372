import type { Context } from '../../context'
import type { Module } from '../module'
import { mapRoutes } from './routes'

/** Sources of maps. */
export const mapModule = (context: Context): Module => ({ services: {}, routes: [mapRoutes(context)] })
