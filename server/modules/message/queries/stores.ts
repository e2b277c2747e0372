import type { Kysely } from 'kysely'
import type { Bilingual, Database } from '../../../database/schema'

/** A store and its merchant, who is notified about it. */
export interface StoreHead {
  readonly merchant_id: string
  readonly name: Bilingual
}

/** A store with its merchant; undefined for a store without one. */
export async function storeHead(db: Kysely<Database>, storeId: string): Promise<StoreHead | undefined> {
  const row = await db.selectFrom('stores').select(['merchant_id', 'name']).where('id', '=', storeId).executeTakeFirst()
  return row?.merchant_id ? { merchant_id: row.merchant_id, name: row.name } : undefined
}
