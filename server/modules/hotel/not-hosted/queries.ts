import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { distanceFrom } from '../../store/queries'

type Db = Kysely<Database>

/** Whether a customer got a coupon for another stay of a hotel since a moment; stays of both wait for each other. */
export async function hadCoupon(
  tx: Transaction<Database>,
  {
    id,
    customer_id,
    store_id,
  }: { readonly id: string; readonly customer_id: string; readonly store_id: string | null },
  since: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`not-hosted:${customer_id}:${store_id}`}, 0))`.execute(tx)
  const found = await tx
    .selectFrom('stays')
    .innerJoin('orders', 'orders.id', 'stays.order_id')
    .select('order_id')
    .where('stays.customer_id', '=', customer_id)
    .where('stays.store_id', '=', store_id)
    .where('order_id', '<>', id)
    .where(sql<boolean>`stays.not_hosted->>'coupon' is not null`)
    .where('orders.ended_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Use of a customer's copy of a coupon, which is locked: by an order, for another coupon, or none; undefined without the copy. */
export async function useOf(tx: Transaction<Database>, id: string): Promise<'order' | 'swap' | 'none' | undefined> {
  const found = await tx
    .selectFrom('customer_coupons')
    .select(['order_id', 'swapped_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  if (found.swapped_at) return 'swap'
  return found.order_id === null ? 'none' : 'order'
}

/** Number of hotels near another one that are searched for a free room. */
const asked = 40

/** The hotels of the kind of another one with as many stars or one more or less, the nearest first. */
export async function alike(db: Db, storeId: string): Promise<string[]> {
  const own = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select(['hotels.kind', 'stars', 'city_code', 'latitude', 'longitude'])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select('store_id')
    .where('city_code', '=', own.city_code)
    .where('hotels.kind', '=', own.kind)
    .where('stores.status', '<>', 'closed')
    .where('store_id', '<>', storeId)
    .where('stars', '>=', own.stars - 1)
    .where('stars', '<=', own.stars + 1)
    .orderBy(sql`(${distanceFrom(own)})`)
    .orderBy('store_id')
    .limit(asked)
    .execute()
  return rows.map(({ store_id }) => store_id)
}
