import type { Request, Response } from '@contract/call'
import type { storeCategories, storeCollect, storeDetail, storeMenu, storeQualification } from '@contract/calls/store'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { EnvelopeService } from '../envelope/service'
import type { FootprintService } from '../favorites/footprints/service'
import type { FavoriteService } from '../favorites/service'
import { goodsOfStore } from '../dish/queries'
import { goodsView } from '../dish/view'
import { acquainted } from './acquainted'
import { menuOf } from './menu'
import { limitedToday } from '../basket/queries'
import * as queries from './queries'
import { detailView, viewerOf } from './view'

/** Dishes per store in lists. */
const dishCount = 3

/** Stores as visitors and customers see them (product text §3, §7). */
export class StoreService {
  private readonly envelopes: EnvelopeService

  constructor(
    private readonly context: Context,
    private readonly footprints: FootprintService,
    private readonly favorites: FavoriteService,
  ) {
    this.envelopes = new EnvelopeService(context)
  }

  /** @throws Failure `storeNotFound` */
  async detail(caller: Caller, storeId: string): Promise<Response<typeof storeDetail>> {
    const viewer = viewerOf(caller, this.context.clock.now())
    const { db } = this.context
    const [store, dishes, collected, reviewCount, envelopesLeft, services] = await Promise.all([
      queries.findStore(db, storeId, caller.place, viewer.now),
      queries.topDishes(db, [storeId], dishCount),
      this.favorites.has(caller, 'store', storeId),
      queries.reviewCount(db, storeId),
      this.envelopes.left(caller.customer),
      queries.tableServices(db, storeId),
    ])
    if (!store) throw new Failure('storeNotFound')
    this.footprints.note(caller, 'store', storeId)
    const reader = await acquainted(db, caller, viewer, [store])
    return detailView(store, dishes, reader, { collected, reviewCount, envelopesLeft, ...services })
  }

  /** @throws Failure `storeNotFound` */
  async menu({ customer, language }: Caller, storeId: string): Promise<Response<typeof storeMenu>> {
    const { db, clock } = this.context
    const [rows, goods] = await Promise.all([queries.menuCategories(db, storeId), goodsOfStore(db, storeId)])
    if (!rows) throw new Failure('storeNotFound')
    const today = await limitedToday(db, customer?.id, goods, clock.now())
    const isMember = customer?.isMember ?? false
    const items = goods.map((row) => {
      return { category: row.menu_category_id, item: goodsView(row, isMember, language, today.get(row.id)) }
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

  /** The categories of stores and their groups, in the caller’s language. */
  async categories(language: Language): Promise<Response<typeof storeCategories>> {
    const { db } = this.context
    const [groups, rows] = await Promise.all([queries.categoryGroups(db), queries.categories(db)])
    return {
      groups: groups.map(({ key, name }) => ({ key, name: name[language] })),
      items: rows.map(({ key, name, picture, group_key: group }) => ({ key, name: name[language], picture, group })),
    }
  }
}
