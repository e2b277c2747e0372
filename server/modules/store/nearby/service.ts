import type { Request, Response } from '@contract/call'
import { type storeHot, storeList, storeSearch } from '@contract/calls/store'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import type { SearchHistory } from '../../searches/history'
import { meantQuery } from '../../searches/spelling/meant'
import type { SearchQuery } from '../../../database/words'
import { categoriesOf, goodsHits, type StoreCard } from '../queries'
import { acquainted } from '../acquainted'
import { hitView, summaryView, viewerOf } from '../view'
import { cursorValuesOf, originOf } from './origin'
import { listNearby, type NearbyRow } from './queries'

/** Matching goods per store in searches, and hot stores. */
const counts = { hits: 8, hot: 10 }

type Listing = Request<typeof storeList>

/** Finding stores around a place (product text §2: stores, store list, search, category store). */
export class NearbyService {
  constructor(
    private readonly context: Context,
    private readonly searches: SearchHistory,
  ) {}

  /** One page of stores around the caller with their top dishes, in one statement. */
  async list(caller: Caller, request: Listing): Promise<Response<typeof storeList>> {
    const { stores, next } = await this.page(caller, request, new Paging(storeList, request))
    return { items: await this.summaries(stores, caller), next }
  }

  /** Stores that match a keyword, each with the matching goods. */
  async search(caller: Caller, request: Request<typeof storeSearch>): Promise<Response<typeof storeSearch>> {
    const page = new Paging(storeSearch, request)
    const query = await meantQuery(this.context.db, request.keyword)
    if (query === null) return { items: [], next: null }
    if (page.isFirst) await this.searches.note(caller, request.keyword)
    const { stores, next } = await this.page(caller, request, page, query)
    const ids = stores.map(({ id }) => id)
    const found = ids.length > 0 ? await goodsHits(this.context.db, ids, query, counts.hits) : []
    const viewer = viewerOf(caller, this.context.clock.now())
    const items = (await this.summaries(stores, caller)).map((store) => {
      const own = found.filter((goods) => goods.store_id === store.id)
      return { ...store, hits: own.map((goods) => hitView(goods, viewer)) }
    })
    return { items, next }
  }

  /** The best-selling open stores that deliver to the caller’s place. */
  async hot(caller: Caller): Promise<Response<typeof storeHot>> {
    const now = this.context.clock.now()
    const rows = await listNearby(this.context.db, {
      place: caller.place,
      now,
      sort: 'sales',
      filters: ['openNow'],
      slice: { limit: counts.hot },
    })
    return { items: await this.summaries(rows.filter(delivers), caller) }
  }

  private async summaries(stores: readonly NearbyRow[], caller: Caller) {
    const { db, clock } = this.context
    const viewer = await acquainted(db, caller, viewerOf(caller, clock.now()), stores)
    return stores.map((store) => summaryView(store, store.dishes, viewer))
  }

  private async page(
    { place }: Caller,
    { sort, filters, category, group }: Listing,
    page: Paging,
    query?: SearchQuery,
  ) {
    const { db, clock } = this.context
    const categories = category ? [category] : group ? await categoriesOf(db, group) : undefined
    const origin = originOf(page, { place, now: clock.now() })
    const search = { ...origin, sort, filters, categories, query }
    const rows = await listNearby(db, { ...search, slice: page.slice })
    return { stores: page.shown(rows), next: page.next(rows, cursorValuesOf(origin, rows)) }
  }
}

const delivers = ({ distance, range_meters }: StoreCard): boolean => distance <= range_meters
