import type { Kysely } from 'kysely'
import { prepared } from '../../database/prepared'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** Displayed columns of goods, without their long search words. */
const columns = [
  'goods.id',
  'goods.store_id',
  'goods.menu_category_id',
  'goods.name',
  'goods.note',
  'goods.picture',
  'goods.shop_price',
  'goods.member_price',
  'goods.activity_price',
  'goods.activity_type',
  'goods.is_active',
  'goods.second_half',
  'goods.purchase_limit',
  'goods.stock',
  'goods.sales',
  'goods.liked_percent',
  'goods.tags',
] as const

/** Goods on sale and those that no longer are, each with whether it has options to choose. */
export function allGoods(db: Db) {
  return db
    .selectFrom('goods')
    .select(columns)
    .select((eb) => {
      const groups = eb.selectFrom('option_groups').select('option_groups.id').whereRef('goods_id', '=', 'goods.id')
      return eb.exists(groups).as('has_options')
    })
}

/** Goods that are on sale. */
export const goodsOnSale = (db: Db) => allGoods(db).where('goods.removed_at', 'is', null)

export type GoodsRow = Awaited<ReturnType<typeof goodsOfStore>>[number]

/** A store's goods in the order of its menu. */
export const goodsOfStore = prepared((db: Db, storeId: string) =>
  goodsOnSale(db).where('store_id', '=', storeId).orderBy('position').orderBy('id'),
)

/** Goods by their ids with the names of their stores, also those no longer on sale. */
export function goodsByIds(db: Db, ids: readonly string[]) {
  return allGoods(db)
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['stores.name as store_name', 'goods.removed_at'])
    .where('goods.id', 'in', ids)
    .execute()
}

/** An item on sale, with the columns of its page. */
export function findGoods(db: Db, id: string) {
  return goodsOnSale(db).select('goods.allergens').where('id', '=', id).executeTakeFirst()
}

export type GoodsInFull = Awaited<ReturnType<typeof findGoods>> & object

/** The name of a menu section. */
export async function categoryName(db: Db, id: string) {
  return (await db.selectFrom('menu_categories').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
}

/** An item's options with their groups, in display order. */
export function optionsOf(db: Db, goodsId: string) {
  return db
    .selectFrom('option_groups')
    .innerJoin('options', 'options.group_id', 'option_groups.id')
    .select(['group_id', 'option_groups.name as group_name', 'required', 'max'])
    .select(['options.id', 'options.name', 'price_delta', 'sold_out'])
    .where('goods_id', '=', goodsId)
    .orderBy('option_groups.position')
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .orderBy('options.id')
    .execute()
}

export type OptionRow = Awaited<ReturnType<typeof optionsOf>>[number]
