import type { Context } from '../../context'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import type { SearchHistory } from '../searches/history'
import { searchRoutes } from './routes'
import { SearchService } from './service'

/** Search of the whole app: stores and goods, and the goods of further kinds of orders. */
export const searchModule = (
  context: Context,
  { kinds, searches }: { readonly kinds: OrderKinds; readonly searches: SearchHistory },
): Module => ({
  services: {},
  routes: [searchRoutes(new SearchService(context, kinds), searches)],
})
