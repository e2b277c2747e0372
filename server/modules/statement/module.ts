import type { Context } from '../../context'
import type { Module } from '../module'
import { statementRoutes } from './routes'
import { Statements } from './service'

/** Statements of stores and riders by period. */
export const statementModule = (context: Context): Module => ({
  services: {},
  routes: [statementRoutes(context, new Statements(context))],
})
