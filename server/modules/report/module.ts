import type { Context } from '../../context'
import type { Module } from '../module'
import { reportRoutes } from './routes'
import { ReportService } from './service'

/** Reports of customers about stores, items, reviews and conversations. */
export const reportModule = (context: Context): Module => ({
  services: {},
  routes: [reportRoutes(new ReportService(context))],
})
