import { sql, type Kysely } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { BusinessKind } from '@contract/order-kinds'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`

/** Orders as their cards show them. */
export function orderCards(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'kind', 'state', 'phase', 'title', 'total', 'placed_at', 'customer_id', 'store_id'])
    .select([
      sql<Picture | null>`(select snapshot -> 'picture' from order_lines where order_id = orders.id
        order by position limit 1)`.as('picture'),
      sql<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id)`.as('count'),
    ])
    .where(isOneOf('orders.id', ids))
    .execute()
}
export type OrderCardRow = Awaited<ReturnType<typeof orderCards>>[number]

/** Products as their cards show them. */
export function productCards(db: Db, ids: readonly string[]) {
  return db.selectFrom('products').select(['id', 'name', 'picture', 'price_from']).where(isOneOf('id', ids)).execute()
}

/** Whether a store sells products. */
export async function sellsProducts(db: Db, storeId: string): Promise<boolean> {
  const products = db.selectFrom('products').select('id').where('store_id', '=', storeId)
  return (await products.where('removed_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

export interface StoreCardRow {
  readonly id: string
  readonly name: Bilingual
  readonly logo: Picture
  readonly business: BusinessKind
}

/** Stores as their cards show them. */
export function storeCards(db: Db, ids: readonly string[]): Promise<StoreCardRow[]> {
  return db.selectFrom('stores').select(['id', 'name', 'logo', 'business']).where(isOneOf('id', ids)).execute()
}

/** The colours of private pictures. */
export function pictureColours(db: Db, ids: readonly string[]) {
  return db.selectFrom('private_media').select(['id', 'colour']).where(isOneOf('id', ids)).execute()
}

/** The stars that services were given. */
export function starsOf(db: Db, ids: readonly string[]) {
  return db.selectFrom('service_requests').select(['id', 'stars']).where(isOneOf('id', ids)).execute()
}
