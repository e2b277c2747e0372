import { searchDeleteLog, searchFind, searchHistory, searchRecommend, searchScanCode } from '@contract/calls/search'
import type { Module } from '../module'
import { findsHotels } from '../hotel/search/found'
import { findsProducts } from '../mall/catalogue/found'
import { SearchHistory } from './history'
import { SearchService } from './service'

/** Search suggestions and history, and resolving scanned codes (product text §2, search). */
export const searchRoutes: Module = ({ handle, context, services }) => {
  const history = new SearchHistory(context)
  const search = new SearchService(context, { product: findsProducts(context, services), hotel: findsHotels(context) })
  handle(searchHistory, (caller) => history.history(caller))
  handle(searchDeleteLog, (caller, request) => history.forget(caller, request))
  handle(searchRecommend, (caller, request) => search.recommend(caller, request))
  handle(searchFind, (caller, request) => search.find(caller, request))
  handle(searchScanCode, (_, request) => search.scan(request))
}
