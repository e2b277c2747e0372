import type { Insertable, Transaction } from 'kysely'
import type { MediaId } from '@contract/entities/ids'
import type { Database, MediaTable } from '../../database/schema'

/** Inserts an uploaded picture. */
export async function insertMedia(tx: Transaction<Database>, row: Insertable<MediaTable>): Promise<void> {
  await tx.insertInto('media').values(row).execute()
}

/** Marks a customer's pictures as used; returns those that exist. */
export function useMedia(tx: Transaction<Database>, customerId: string, ids: readonly MediaId[], now: Date) {
  return tx
    .updateTable('media')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .returning(['id', 'key', 'colour'])
    .execute()
}

/** Deletes an unused picture; returns its key. */
export async function removeUnused(tx: Transaction<Database>, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('media')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}
