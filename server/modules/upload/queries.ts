import type { Insertable, Kysely, Transaction } from 'kysely'
import type { MediaId } from '@contract/entities/ids'
import type { Database, MediaTable } from '../../database/schema'

/** Inserts an uploaded picture, unless it is there. */
export async function insertMedia(tx: Transaction<Database>, row: Insertable<MediaTable>): Promise<void> {
  await tx
    .insertInto('media')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** A picture by its id. */
export const mediaById = (db: Kysely<Database>, id: string) =>
  db.selectFrom('media').select(['id', 'key', 'colour']).where('id', '=', id).executeTakeFirst()

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

/** Marks a customer's pictures with these keys as unused; returns their ids. */
export function unuseMedia(tx: Transaction<Database>, customerId: string, keys: readonly string[]) {
  return tx
    .updateTable('media')
    .set({ used_at: null })
    .where('key', 'in', keys)
    .where('customer_id', '=', customerId)
    .returning('id')
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
