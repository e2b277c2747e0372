import type { Transaction, Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { merchantGoods, type merchantSaveCategory, type merchantSaveGoods } from '@contract/calls/merchant'
import type { Picture } from '@contract/entities/common'
import type { StoreId } from '@contract/entities/ids'
import type { MerchantGoods } from '@contract/entities/merchant-shop'
import type { BusinessKind } from '@contract/order-kinds'
import type { Context } from '../../context'
import type { Bilingual, Database, GoodsTable } from '../../database/schema'
import { searchWords } from '../../database/words'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { OrderKinds } from '../order/kind/registry'
import { takeMedia } from '../upload/media'
import * as queries from './queries/goods'
import { partOf } from './orders'
import { storeOf } from '../../http/merchant-store'
import { businessOf, lockShop, rewordStore } from './queries/shop'

type Tx = Transaction<Database>
type Save = Request<typeof merchantSaveGoods>

/** The goods of a merchant's stores (product text §2, goods management). */
export class MerchantGoodsService {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  async list(caller: Merchant, request: Request<typeof merchantGoods>): Promise<Response<typeof merchantGoods>> {
    const { db } = this.context
    const { tab, menuCategoryId, keyword, sort, goodsId } = request
    const storeId = storeOf(caller, request.storeId)
    const page = new Paging(merchantGoods, request, storeId)
    const [rows, counts, sections] = await Promise.all([
      queries.listGoods(db, { storeId, tab, menuCategoryId, keyword, sort, goodsId, slice: page.slice }),
      queries.countGoods(db, storeId),
      queries.sectionsOf(db, storeId, tab),
    ])
    return { ...page.answer(rows, goodsView), counts, sections }
  }

  /**
   * Adds or changes an item. A quote or basket that holds it notices by its price and stock.
   * @throws Failure `invalidRequest` for a new item without what it needs, `memberPriceTooHigh`, `mediaNotFound`,
   *   `menuCategoryNotFound` for a section of another store
   */
  async save(tx: Tx, caller: Merchant, request: Save): Promise<MerchantGoods> {
    const picture = await this.pictureOf(tx, caller, request)
    const id = request.goodsId
      ? await this.change(tx, request.goodsId, request, picture)
      : await this.add(tx, caller, request, picture)
    if (request.groups) await queries.replaceOptions(tx, id, request.groups)
    const row = await queries.goodsById(tx, id)
    if (request.name || request.onSale !== undefined) await rewordStore(tx, row.store_id)
    return goodsView(row)
  }

  async saveCategory(
    tx: Tx,
    caller: Merchant,
    { storeId, menuCategoryId, name }: Request<typeof merchantSaveCategory>,
  ): Promise<Response<typeof merchantSaveCategory>> {
    const store = storeOf(caller, storeId)
    this.checkMenu(await lockShop(tx, store))
    await checkSection(tx, store, menuCategoryId)
    await queries.saveSection(tx, store, menuCategoryId, name)
    return { sections: await queries.sectionsOf(tx, store, 'onSale') }
  }

  /** @throws Failure `invalidRequest` for a store without a menu */
  private checkMenu({ business }: { readonly business: BusinessKind }): void {
    if (!partOf(this.kinds, business).store.hasMenu) throw new Failure('invalidRequest', { fields: ['storeId'] })
  }

  private async pictureOf(tx: Tx, { customer }: Merchant, { picture }: Save): Promise<Picture | undefined> {
    const ids = picture ? [picture] : []
    return (await takeMedia(tx, { customerId: customer.id, ids, now: this.context.clock.now() }))[0]
  }

  private async change(tx: Tx, id: string, request: Save, picture: Picture | undefined): Promise<string> {
    const old = await queries.lockGoods(tx, id)
    const { price = old.shop_price, memberPrice = old.member_price, stock, onSale } = request
    checkPrices(price, memberPrice)
    await checkSection(tx, old.store_id, request.menuCategoryId)
    const change: Updateable<GoodsTable> = {
      ...textsOf(request),
      ...(picture && { picture: JSON.stringify(picture), wide_picture: null }),
      ...(request.menuCategoryId && { menu_category_id: request.menuCategoryId }),
      ...(onSale !== undefined && { removed_at: onSale ? null : this.context.clock.now() }),
      ...(stock && { stock: Math.max(0, old.stock + stock.to - stock.from) }),
      shop_price: price,
      member_price: memberPrice,
    }
    await queries.updateGoods(tx, id, change)
    if (stock) await this.counted(tx, old.store_id, id)
    return id
  }

  private async counted(tx: Tx, storeId: string, itemId: string): Promise<void> {
    const { business } = await businessOf(tx, storeId)
    await partOf(this.kinds, business).store.counted(tx, itemId)
  }

  private async add(tx: Tx, caller: Merchant, request: Save, picture: Picture | undefined): Promise<string> {
    const { name, price, menuCategoryId, memberPrice = null, stock, onSale = true } = request
    const missing = Object.entries({ name, price, menuCategoryId, picture }).filter(([, value]) => value === undefined)
    if (!name || price === undefined || !menuCategoryId || !picture)
      throw new Failure('invalidRequest', { fields: missing.map(([field]) => field) })
    checkPrices(price, memberPrice)
    const storeId: StoreId = storeOf(caller, request.storeId)
    const id = uuid()
    this.checkMenu(await lockShop(tx, storeId))
    await checkSection(tx, storeId, menuCategoryId)
    await queries.insertGoods(tx, {
      id,
      store_id: storeId,
      menu_category_id: menuCategoryId,
      note: JSON.stringify({ en: '', zh: '' }),
      ...(textsOf(request) as { name: string; words: string }),
      picture: JSON.stringify(picture),
      wide_picture: null,
      shop_price: price,
      member_price: memberPrice,
      activity_price: null,
      activity_type: null,
      purchase_limit: null,
      stock: stock?.to ?? 0,
      liked_percent: null,
      tags: '[]',
      position: await queries.nextPosition(tx, 'goods', storeId),
      removed_at: onSale ? null : this.context.clock.now(),
    })
    return id
  }
}

/** @throws Failure `memberPriceTooHigh` */
export function checkPrices(price: number, memberPrice: number | null): void {
  if (memberPrice !== null && memberPrice >= price) throw new Failure('memberPriceTooHigh')
}

/** Holds a section against the one store; a merchant may own several. @throws Failure `menuCategoryNotFound` */
async function checkSection(tx: Tx, storeId: string, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await queries.hasSection(tx, storeId, id))) throw new Failure('menuCategoryNotFound')
}

const both = ({ en, zh }: Bilingual): string[] => [en, zh]

const textsOf = ({ name, note }: Save) => ({
  ...(name && { name: JSON.stringify(name), words: searchWords(both(name)) }),
  ...(note && { note: JSON.stringify(note) }),
})

const goodsView = (row: queries.GoodsRow): MerchantGoods => ({
  id: row.id,
  menuCategoryId: row.menu_category_id,
  name: row.name,
  note: row.note,
  picture: row.picture,
  price: row.shop_price,
  memberPrice: row.member_price,
  stock: row.stock,
  sales: row.sales,
  onSale: row.removed_at === null,
  groups: row.groups,
})
