import type { Context } from '../../context'
import type { Module } from '../module'
import { mapRoutes } from './routes'

/** What maps are drawn from. */
export const mapModule = (context: Context): Module => ({ services: {}, routes: [mapRoutes(context)] })
