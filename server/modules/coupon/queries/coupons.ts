import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { BusinessKind } from '@contract/order-kinds'
import type { Bilingual, CouponTable, Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface CouponRow extends Selectable<CouponTable> {
  store_name: Bilingual | null
  store_business: BusinessKind | null
  category_name: Bilingual | null
}

/** Coupons with the names of their store and category. */
export function withScope(db: Db) {
  return db
    .selectFrom('coupons')
    .leftJoin('stores', 'stores.id', 'coupons.store_id')
    .leftJoin('categories', 'categories.key', 'coupons.category_key')
    .selectAll('coupons')
    .select(['stores.name as store_name', 'stores.business as store_business', 'categories.name as category_name'])
}

/** Whether a coupon is good for orders of a kind. */
export const isFor = (kind: string) => sql<boolean>`${kind} = any(coupons.for_kinds)`

/** A coupon by its id; undefined when there is none. */
export function findCoupon(db: Db, id: string): Promise<Selectable<CouponTable> | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes one from the stock of a limited coupon, which locks its row; false when none is left. */
export async function takeFromStock(tx: Tx, couponId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set((eb) => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', couponId)
    .where('stock', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
