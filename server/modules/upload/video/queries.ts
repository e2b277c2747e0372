import type { Insertable, Kysely, Transaction } from 'kysely'
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

/** Deletes an unused video; returns its key and the number of its files. */
export async function removeUnusedVideo(tx: Tx, id: string): Promise<{ key: string; parts: number } | undefined> {
  const row = await tx
    .deleteFrom('videos')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['key', 'parts'])
    .executeTakeFirst()
  return row && { key: row.key, parts: row.parts.length }
}
