import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 as uuid } from 'uuid'
import type { GoodsTab, MerchantOptions, StoreGoodsSort } from '@contract/entities/merchant-shop'
import { ascending, descending, Keyset, type Slice } from '../../../database/keyset'
import type { Bilingual, Database, GoodsTable } from '../../../database/schema'
import { isNamed } from './named'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const tabs: Readonly<Record<GoodsTab, ReturnType<typeof sql<boolean>>>> = {
  onSale: sql<boolean>`(removed_at is null and stock > 0)`,
  soldOut: sql<boolean>`(removed_at is null and stock = 0)`,
  off: sql<boolean>`removed_at is not null`,
}

const byId = ascending('id', sql.ref('goods.id'))
const orders: Readonly<Record<StoreGoodsSort, Keyset>> = {
  menu: new Keyset([ascending('integer', sql.ref('goods.position')), byId]),
  stock: new Keyset([ascending('integer', sql.ref('goods.stock')), byId]),
  sales: new Keyset([descending('integer', sql.ref('goods.sales')), byId]),
}

function goods(db: Db) {
  return db
    .selectFrom('goods')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('option_groups')
          .select(['option_groups.name', 'required', 'max'])
          .select((inner) =>
            jsonArrayFrom(
              inner
                .selectFrom('options')
                .select(['options.name', 'price_delta as priceDelta', 'sold_out as soldOut'])
                .whereRef('group_id', '=', 'option_groups.id')
                .orderBy('options.position'),
            ).as('options'),
          )
          .whereRef('goods_id', '=', 'goods.id')
          .orderBy('option_groups.position'),
      ).as('groups'),
    )
}

export type GoodsRow = Awaited<ReturnType<typeof goodsById>>

export interface GoodsRange {
  readonly storeId: string
  readonly tab: GoodsTab
  readonly menuCategoryId?: string | undefined
  /** A part of a name in either language; empty for all. */
  readonly keyword: string
  readonly sort: StoreGoodsSort
  /** This item alone, on whatever tab it is. */
  readonly goodsId?: string | undefined
  readonly slice: Slice
}

/** A page of a store's goods. */
export function listGoods(db: Db, { storeId, tab, menuCategoryId, keyword, sort, goodsId, slice }: GoodsRange) {
  const own = goods(db).where('store_id', '=', storeId)
  let query = goodsId ? own.where('id', '=', goodsId) : own.where(tabs[tab])
  if (menuCategoryId) query = query.where('menu_category_id', '=', menuCategoryId)
  if (keyword) query = query.where(isNamed('goods', keyword))
  return orders[sort].page(query, slice).execute()
}

/** One item, on sale or not. */
export function goodsById(db: Db, id: string) {
  return goods(db).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Locks an item and answers what a change depends on. */
export function lockGoods(tx: Tx, id: string) {
  return tx
    .selectFrom('goods')
    .select(['id', 'store_id', 'shop_price', 'member_price', 'stock', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The numbers on the tabs of a store's goods. */
export function countGoods(db: Db, storeId: string) {
  const count = (tab: GoodsTab) => sql<number>`count(*) filter (where ${tabs[tab]})::int`.as(tab)
  return db
    .selectFrom('goods')
    .select([count('onSale'), count('soldOut'), count('off')])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
}

/** The sections of a store's menu with the number of goods of a tab. */
export function sectionsOf(db: Db, storeId: string, tab: GoodsTab) {
  return db
    .selectFrom('menu_categories')
    .select(['menu_categories.id', 'menu_categories.name'])
    .select((eb) =>
      eb
        .selectFrom('goods')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('menu_category_id', '=', 'menu_categories.id')
        .where(tabs[tab])
        .$asScalar()
        .$notNull()
        .as('goods'),
    )
    .where('store_id', '=', storeId)
    .orderBy('menu_categories.position')
    .orderBy('menu_categories.id')
    .execute()
}

/** Whether a section belongs to the menu of a store. */
export async function hasSection(tx: Tx, storeId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('menu_categories')
    .select('id')
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row !== undefined
}

/** The position after a store's last item or section. */
export async function nextPosition(tx: Tx, table: 'goods' | 'menu_categories', storeId: string): Promise<number> {
  const row = await tx
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return row.next
}

export async function insertGoods(tx: Tx, row: Insertable<GoodsTable>): Promise<void> {
  await tx.insertInto('goods').values(row).execute()
}

export async function updateGoods(tx: Tx, id: string, change: Updateable<GoodsTable>): Promise<void> {
  await tx.updateTable('goods').set(change).where('id', '=', id).execute()
}

/** Replaces all options of an item; carts with the old ones ask for a new choice. */
export async function replaceOptions(tx: Tx, goodsId: string, groups: readonly MerchantOptions[]): Promise<void> {
  const old = tx.selectFrom('option_groups').select('id').where('goods_id', '=', goodsId)
  await tx.deleteFrom('options').where('group_id', 'in', old).execute()
  await tx.deleteFrom('option_groups').where('goods_id', '=', goodsId).execute()
  for (const [position, { name, required, max, options }] of groups.entries()) {
    const id = uuid()
    const group = { id, goods_id: goodsId, name: JSON.stringify(name), required, max, position }
    await tx.insertInto('option_groups').values(group).execute()
    const rows = options.map((option, index) => ({
      id: uuid(),
      group_id: id,
      name: JSON.stringify(option.name),
      price_delta: option.priceDelta,
      sold_out: option.soldOut,
      position: index,
    }))
    await tx.insertInto('options').values(rows).execute()
  }
}

/** Adds a section to a menu, or names one. */
export async function saveSection(tx: Tx, storeId: string, id: string | undefined, name: Bilingual): Promise<void> {
  if (id !== undefined) {
    await tx
      .updateTable('menu_categories')
      .set({ name: JSON.stringify(name) })
      .where('id', '=', id)
      .execute()
    return
  }
  const position = await nextPosition(tx, 'menu_categories', storeId)
  const note = JSON.stringify({ en: '', zh: '' })
  await tx
    .insertInto('menu_categories')
    .values({ id: uuid(), store_id: storeId, name: JSON.stringify(name), note, position })
    .execute()
}
