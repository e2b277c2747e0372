import { type Kysely, sql } from 'kysely'
import { ascending, descending, Keyset } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

const keys = [sql.ref('orders.placed_at'), sql.ref('orders.id')] as const
export const newestFirst = new Keyset([descending('instant', keys[0]), descending('id', keys[1])])
export const oldestFirst = new Keyset([ascending('instant', keys[0]), ascending('id', keys[1])])

/** Earnings of a store from an order after commission and refunds. */
export const earned = sql<number>`coalesce((
  select sum(amount - order_shares.refunded) from order_shares where order_shares.order_id = orders.id and party = 'store'
), 0)::bigint`

/** Sets acceptance by hand for a store whose merchant has not chosen. */
export async function acceptByHand(db: Db, storeId: string): Promise<void> {
  await db
    .updateTable('stores')
    .set({ auto_accept: false })
    .where('id', '=', storeId)
    .where('auto_accept', 'is', null)
    .execute()
}

/** Whether a store accepts paid orders by itself; null while its merchant has not said, or for no store. */
export async function autoAccepts(db: Db, storeId: string | null): Promise<boolean | null> {
  if (storeId === null) return null
  const row = await db.selectFrom('stores').select('auto_accept').where('id', '=', storeId).executeTakeFirst()
  return row?.auto_accept ?? null
}
