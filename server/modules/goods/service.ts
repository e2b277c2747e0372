import type { Request, Response } from '@contract/call'
import type { goodsAppShareCode, goodsCollect, goodsDetail, goodsShareCode, goodsSkuList } from '@contract/calls/goods'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { FootprintService } from '../favorites/footprints/service'
import type { FavoriteService } from '../favorites/service'
import { acquainted } from '../store/acquainted'
import { findStore } from '../store/queries'
import { summaryView, viewerOf } from '../store/view'
import { limitedToday } from '../basket/queries'
import { categoryName, findGoods, type GoodsInFull, type GoodsRow, optionsOf } from '../dish/queries'
import { findItem, type Item } from './item'
import { goodsView, groupsView } from '../dish/view'

/** Single items as visitors and customers see them (product text §2, §3). */
export class GoodsService {
  constructor(
    private readonly context: Context,
    private readonly footprints: FootprintService,
    private readonly favorites: FavoriteService,
  ) {}

  /** @throws Failure `goodsNotFound` */
  async skuList(caller: Caller, goodsId: string): Promise<Response<typeof goodsSkuList>> {
    const row = await this.find(goodsId)
    const [options, goods] = await Promise.all([optionsOf(this.context.db, goodsId), this.view(row, caller)])
    return { goods, groups: groupsView(options, caller.language), allergens: row.allergens }
  }

  /** @throws Failure `goodsNotFound` */
  async detail(caller: Caller, goodsId: string): Promise<Response<typeof goodsDetail>> {
    const row = await this.find(goodsId)
    const [goods, store, category, collected] = await Promise.all([
      this.view(row, caller),
      this.storeOf(row, caller),
      categoryName(this.context.db, row.menu_category_id),
      this.favorites.has(caller, 'goods', goodsId),
    ])
    this.footprints.note(caller, 'goods', goodsId)
    return {
      goods,
      category: category[caller.language],
      allergens: row.allergens,
      store,
      collected,
    }
  }

  /** @throws Failure `goodsNotFound` */
  async collect({ customer }: SignedIn, { goodsId, collected }: Request<typeof goodsCollect>) {
    const { kind } = await this.findItem(goodsId)
    return this.favorites.set(customer.id, kind, goodsId, collected)
  }

  /** The address of the item's web page. @throws Failure `goodsNotFound` */
  async shareCode({ origin, language }: Caller, goodsId: string): Promise<Response<typeof goodsShareCode>> {
    const { name, path } = await this.findItem(goodsId)
    const base = (this.context.config.publicUrl ?? origin).replace(/\/$/, '')
    return { url: `${base}/#${path}`, title: name[language] }
  }

  /** The path of the item's screen in an app. @throws Failure `goodsNotFound` */
  async appShareCode({ language }: Caller, goodsId: string): Promise<Response<typeof goodsAppShareCode>> {
    const { name, picture, path } = await this.findItem(goodsId)
    return { path, title: name[language], picture }
  }

  /** A dish or a product. @throws Failure `goodsNotFound` */
  private async findItem(id: string): Promise<Item> {
    const item = await findItem(this.context.db, id)
    if (!item) throw new Failure('goodsNotFound')
    return item
  }

  private async find(goodsId: string): Promise<GoodsInFull> {
    const row = await findGoods(this.context.db, goodsId)
    if (!row) throw new Failure('goodsNotFound')
    return row
  }

  private async view(row: GoodsRow, { customer, language }: Caller) {
    const { db, clock } = this.context
    const today = await limitedToday(db, customer?.id, [row], clock.now())
    return goodsView(row, customer?.isMember ?? false, language, today.get(row.id))
  }

  private async storeOf({ store_id }: GoodsRow, caller: Caller) {
    const now = this.context.clock.now()
    const store = await findStore(this.context.db, store_id, caller.place, now)
    if (!store) throw new Failure('goodsNotFound')
    return summaryView(store, [], await acquainted(this.context.db, caller, viewerOf(caller, now), [store]))
  }
}
