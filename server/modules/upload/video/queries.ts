import type { Insertable, Kysely, Transaction } from 'kysely'
import type { VideoId } from '@contract/entities/ids'
import type { Database, VideoTable } from '../../../database/schema'

type Tx = Transaction<Database>

/** Inserts an uploaded video, unless it is there. */
export async function insertVideo(tx: Tx, row: Insertable<VideoTable>): Promise<void> {
  await tx
    .insertInto('videos')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** A video by its id. */
export function videoById(db: Kysely<Database>, id: string) {
  return db.selectFrom('videos').select(['id', 'key', 'cover', 'seconds']).where('id', '=', id).executeTakeFirst()
}

/** The sizes of the files of a video by its key. */
export async function partsOfVideo(db: Kysely<Database>, key: string): Promise<number[] | undefined> {
  const row = await db.selectFrom('videos').select('parts').where('key', '=', key).executeTakeFirst()
  return row?.parts
}

/** Marks a customer's video as used, unless it is already; returns it. */
export function useVideo(tx: Tx, customerId: string, id: VideoId, now: Date) {
  return tx
    .updateTable('videos')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .returning(['key', 'cover', 'seconds'])
    .executeTakeFirst()
}

/** Marks a customer's video with this key as unused; returns its id. */
export function unuseVideo(tx: Tx, customerId: string, key: string) {
  return tx
    .updateTable('videos')
    .set({ used_at: null })
    .where('key', '=', key)
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute()
}

/** Deletes an unused video; returns what is known of its files and its cover. */
export function removeUnusedVideo(tx: Tx, id: string) {
  return tx
    .deleteFrom('videos')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['key', 'parts', 'cover', 'customer_id'])
    .executeTakeFirst()
}
