import { searchDeleteLog, searchHistory, searchRecommend, searchScanCode } from '@contract/calls/search'
import type { Module } from '../module'
import { SearchService } from './service'

/** Search suggestions and history, and resolving scanned codes (product text §2, search). */
export const searchRoutes: Module = ({ handle, context }) => {
  const search = new SearchService(context)
  handle(searchHistory, (caller) => search.history(caller))
  handle(searchDeleteLog, (caller, request) => search.forget(caller, request))
  handle(searchRecommend, (caller, request) => search.recommend(caller, request))
  handle(searchScanCode, (_, request) => search.scan(request))
}
