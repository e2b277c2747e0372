import type { Kysely } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { Database } from '../../database/schema'
import { goodsOnSale } from '../goods/queries'
import { distanceFrom } from '../store/queries'

type Db = Kysely<Database>

export function banners(db: Db) {
  return db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
}

export function tiles(db: Db) {
  return db.selectFrom('tiles').selectAll().orderBy('position').orderBy('key').execute()
}

export function places(db: Db) {
  return db.selectFrom('places').selectAll().orderBy('position').orderBy('id').execute()
}

/** Goods in an activity of open stores that deliver to a place, best sold first. */
export function specials(db: Db, place: Position, limit: number) {
  return goodsOnSale(db)
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select('stores.name as store_name')
    .where('goods.is_active', '=', true)
    .where('goods.activity_price', 'is not', null)
    .where('goods.stock', '>', 0)
    .where('stores.status', '=', 'open')
    .where((eb) => eb(distanceFrom(place), '<=', eb.ref('stores.range_meters')))
    .orderBy('goods.sales', 'desc')
    .orderBy('goods.id')
    .limit(limit)
    .execute()
}
