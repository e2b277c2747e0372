import type { Request, Response } from '@contract/call'
import type {
  storeCategories,
  storeCollect,
  storeDetail,
  storeList,
  storeMenu,
  storeQualification,
} from '@contract/calls/store'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { FavoriteService } from '../favorites/service'
import { goodsOfStore } from '../goods/queries'
import { goodsView } from '../goods/view'
import { localClock } from '../pricing/hours'
import { menuOf } from './menu'
import * as queries from './queries'
import { detailView, summaryView, type Viewer } from './view'

/** How many dishes stand below a store of a list. */
const dishCount = 3

/** Stores as visitors and customers see them (product text §3, §7). */
export class StoreService {
  private readonly favorites: FavoriteService

  constructor(private readonly context: Context) {
    this.favorites = new FavoriteService(context)
  }

  /** One page of the stores around the caller, their top dishes with them: two statements for any page. */
  async list(caller: Caller, request: Request<typeof storeList>): Promise<Response<typeof storeList>> {
    const { page, pageSize, ...search } = request
    const { db } = this.context
    const viewer = this.viewer(caller)
    const rows = await queries.listStores(db, {
      ...search,
      place: caller.place,
      clock: localClock(viewer.now),
      offset: (page - 1) * pageSize,
      limit: pageSize + 1,
    })
    const stores = rows.slice(0, pageSize)
    return { items: await this.summaries(stores, viewer), page, hasMore: rows.length > pageSize }
  }

  /** @throws Failure `storeNotFound` */
  async detail(caller: Caller, storeId: string): Promise<Response<typeof storeDetail>> {
    const viewer = this.viewer(caller)
    const { db } = this.context
    const [store, dishes, collected, reviewCount] = await Promise.all([
      queries.findStore(db, storeId, caller.place, localClock(viewer.now)),
      queries.topDishes(db, [storeId], dishCount),
      this.favorites.has(caller, 'store', storeId),
      queries.reviewCount(db, storeId),
    ])
    if (!store) throw new Failure('storeNotFound')
    return detailView(store, dishes, viewer, { collected, reviewCount })
  }

  /** @throws Failure `storeNotFound` */
  async menu({ customer, language }: Caller, storeId: string): Promise<Response<typeof storeMenu>> {
    const { db } = this.context
    const [exists, rows, goods] = await Promise.all([
      queries.storeExists(db, storeId),
      queries.menuCategories(db, storeId),
      goodsOfStore(db, storeId),
    ])
    if (!exists) throw new Failure('storeNotFound')
    const items = goods.map((row) => {
      return { category: row.menu_category_id, item: goodsView(row, customer?.isMember ?? false, language) }
    })
    return { categories: menuOf(storeId, rows, items, language) }
  }

  /** @throws Failure `storeNotFound` */
  async qualification({ language }: Caller, storeId: string): Promise<Response<typeof storeQualification>> {
    const { db } = this.context
    const [name, rows] = await Promise.all([queries.storeName(db, storeId), queries.qualificationsOf(db, storeId)])
    if (!name) throw new Failure('storeNotFound')
    const items = rows.map(({ valid_until: validUntil, holder, ...row }) => {
      return { ...row, holder: holder[language], validUntil }
    })
    return { storeName: name[language], items }
  }

  /** @throws Failure `storeNotFound` */
  async collect({ customer }: SignedIn, { storeId, collected }: Request<typeof storeCollect>) {
    if (!(await queries.storeExists(this.context.db, storeId))) throw new Failure('storeNotFound')
    return this.favorites.set(customer.id, 'store', storeId, collected)
  }

  async categories(language: Language): Promise<Response<typeof storeCategories>> {
    const rows = await queries.categories(this.context.db)
    return { items: rows.map(({ key, name, picture }) => ({ key, name: name[language], picture })) }
  }

  private async summaries(stores: readonly queries.StoreRow[], viewer: Viewer) {
    if (stores.length === 0) return []
    const ids = stores.map(({ id }) => id)
    const dishes = await queries.topDishes(this.context.db, ids, dishCount)
    return stores.map((store) => {
      const own = dishes.filter((dish) => dish.store_id === store.id)
      return summaryView(store, own, viewer)
    })
  }

  private viewer({ customer, language }: Caller): Viewer {
    return { language, isMember: customer?.isMember ?? false, now: this.context.clock.now() }
  }
}
