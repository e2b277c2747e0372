import {
  searchDeleteLog,
  searchFind,
  searchHistory,
  searchMeant,
  searchRecommend,
  searchScanCode,
} from '@contract/calls/search'
import type { Routes } from '../module'
import type { SearchHistory } from '../searches/history'
import type { SearchService } from './service'

/** Search suggestions and history, and resolving scanned codes (product text §2, search). */
export const searchRoutes =
  (search: SearchService, history: SearchHistory): Routes =>
  ({ handle }) => {
    handle(searchHistory, (caller) => history.history(caller))
    handle(searchDeleteLog, (caller, request) => history.forget(caller, request))
    handle(searchRecommend, (caller, request) => search.recommend(caller, request))
    handle(searchMeant, (_, request) => search.meant(request))
    handle(searchFind, (caller, request) => search.find(caller, request))
    handle(searchScanCode, (_, request) => search.scan(request))
  }
