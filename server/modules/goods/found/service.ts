import type { Request, Response } from '@contract/call'
import {
  goodsAdvancedSearch,
  type goodsCategories,
  type goodsCount,
  type GoodsFilter,
  goodsList,
  type GoodsSort,
} from '@contract/calls/goods'
import type * as z from 'zod/mini'
import type { FoundGoods } from '@contract/entities/goods'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { localMidnight } from '../../../local-time'
import type { SearchHistory } from '../../searches/history'
import { meantQuery } from '../../searches/spelling/meant'
import { cursorValuesOf, originOf } from '../../store/nearby/origin'
import { storeExists } from '../../store/queries'
import { goodsView } from '../../dish/view'
import { countGoodsNear, findGoodsNear, menuSections, type FoundRow, type GoodsSearch } from './queries'

/** Finding goods around a place (product text §2: specials, search; §7: goods list, goods count, advanced search). */
export class GoodsFinder {
  constructor(
    private readonly context: Context,
    private readonly searches: SearchHistory,
  ) {}

  /** Goods nearby, best-selling first (product text §2, specials). */
  async list(caller: Caller, request: Request<typeof goodsList>): Promise<Response<typeof goodsList>> {
    const endsAt = localMidnight(this.context.config.timeZone, this.context.clock.now()).toISOString()
    const page = new Paging(goodsList, request)
    return { ...(await this.page(caller, this.selection(caller, request), 'sales', page)), endsAt }
  }

  /** The total number of goods that `list` returns. */
  async count(caller: Caller, request: Request<typeof goodsCount>): Promise<Response<typeof goodsCount>> {
    return { count: await countGoodsNear(this.context.db, this.selection(caller, request)) }
  }

  /** Searches goods nearby by keyword and records it in the customer’s history; a keyword without searchable words finds none. */
  async search(
    caller: Caller,
    request: Request<typeof goodsAdvancedSearch>,
  ): Promise<Response<typeof goodsAdvancedSearch>> {
    const { keyword, sort, filters, priceFrom, priceTo } = request
    const page = new Paging(goodsAdvancedSearch, request)
    const query = await meantQuery(this.context.db, keyword)
    if (query === null) return { items: [], next: null }
    if (page.isFirst) await this.searches.note(caller, keyword)
    // A store's search words include those of its goods, so only stores that sell a match are searched.
    const near = { ...this.around(caller), query }
    const search = { near, query, filters, priceFrom, priceTo, isMember: isMember(caller) }
    return this.page(caller, search, sort, page)
  }

  /** @throws Failure `storeNotFound` */
  async categories({ language }: Caller, storeId: string): Promise<Response<typeof goodsCategories>> {
    const { db } = this.context
    const [exists, rows] = await Promise.all([storeExists(db, storeId), menuSections(db, storeId)])
    if (!exists) throw new Failure('storeNotFound')
    return { items: rows.map(({ name, ...row }) => ({ ...row, name: name[language] })) }
  }

  private selection(caller: Caller, { only, storeId, category }: Request<typeof goodsCount>): GoodsSearch {
    const filters: GoodsFilter[] = only === 'specials' ? ['specials', 'openNow', 'inStock'] : only ? [only] : []
    const near = { ...this.around(caller), categories: category ? [category] : undefined }
    return { near, storeId, filters, isMember: isMember(caller) }
  }

  private around({ place }: Caller) {
    return { place, now: this.context.clock.now() }
  }

  private async page(caller: Caller, search: GoodsSearch, sort: GoodsSort, page: Paging) {
    const origin = originOf(page, search.near)
    const near = { ...search.near, ...origin }
    const rows = await findGoodsNear(this.context.db, { ...search, near }, sort, page.slice)
    const items = page.shown(rows).map((row) => foundView(row, caller))
    return { items, next: page.next(rows, cursorValuesOf(origin, rows)) }
  }
}

const isMember = ({ customer }: Caller): boolean => customer?.isMember ?? false

const foundView = (row: FoundRow, caller: Caller): z.output<typeof FoundGoods> => ({
  ...goodsView(row, isMember(caller), caller.language),
  storeName: row.store_name[caller.language],
  distance: Math.round(row.distance),
  inRange: row.distance <= row.range_meters,
  isOpen: row.is_open,
})
