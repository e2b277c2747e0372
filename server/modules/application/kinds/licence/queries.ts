import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/schema'

/** Whether a customer runs a store. */
export async function runsStore(tx: Transaction<Database>, customerId: string, storeId: string): Promise<boolean> {
  const store = tx.selectFrom('stores').select('id').where('id', '=', storeId).where('merchant_id', '=', customerId)
  return (await store.executeTakeFirst()) !== undefined
}
