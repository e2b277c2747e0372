import type { Insertable, Transaction } from 'kysely'
import type { Database, StoreTable } from '../../../../database/schema'

type Tx = Transaction<Database>

/** Whether a category of stores exists. */
export async function categoryExists(tx: Tx, key: string): Promise<boolean> {
  return (await tx.selectFrom('categories').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** The names of a category. */
export const categoryName = (tx: Tx, key: string) =>
  tx.selectFrom('categories').select('name').where('key', '=', key).executeTakeFirstOrThrow()

/** Inserts a store. */
export async function insertStore(tx: Tx, row: Insertable<StoreTable>): Promise<void> {
  await tx.insertInto('stores').values(row).execute()
}
