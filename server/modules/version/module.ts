import type { Context } from '../../context'
import type { Module } from '../module'
import { versionRoutes } from './routes'

/** The newest version of the app. */
export const versionModule = (context: Context): Module => ({ services: {}, routes: [versionRoutes(context)] })
