import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { deleteSome } from '../../../database/delete-some'
import type { Database, PrivateMediaTable } from '../../../database/schema'
import type { ViewPermission } from './address'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Inserts an uploaded private picture. */
export async function insertPrivate(tx: Tx, row: Insertable<PrivateMediaTable>): Promise<void> {
  await tx.insertInto('private_media').values(row).execute()
}

/** Private pictures by id, in any order. */
export function findPrivate(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('private_media')
    .select(['id', 'customer_id', 'key', 'key_sealed', 'colour'])
    .where('id', 'in', ids)
    .execute()
}

/** A customer's private pictures, locked in order of id. */
export function lockPrivate(tx: Tx, customerId: string, ids: readonly string[]) {
  return tx
    .selectFrom('private_media')
    .select(['id', 'module', 'subject_id'])
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Ties pictures to their subject and cancels their removal. */
export async function setSubject(tx: Tx, ids: readonly string[], subjectId: string): Promise<void> {
  await tx.updateTable('private_media').set({ subject_id: subjectId, remove_at: null }).where('id', 'in', ids).execute()
}

/** The pictures of a subject. */
export async function privateOf(tx: Db, subjectId: string): Promise<string[]> {
  const rows = await tx.selectFrom('private_media').select('id').where('subject_id', '=', subjectId).execute()
  return rows.map(({ id }) => id)
}

/** The pictures of several subjects. */
export async function privateOfAll(tx: Db, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('private_media')
    .select('id')
    .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val([...subjectIds]))))
    .execute()
  return rows.map(({ id }) => id)
}

/** The pictures of a customer. */
export async function privateOfCustomer(tx: Db, customerId: string): Promise<string[]> {
  const rows = await tx.selectFrom('private_media').select('id').where('customer_id', '=', customerId).execute()
  return rows.map(({ id }) => id)
}

/** Sets when pictures are removed. */
export async function setRemoval(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('private_media').set({ remove_at: at }).where('id', 'in', ids).execute()
}

/** Deletes a picture whose removal is due; returns the name of its files. */
export async function deleteDue(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('private_media')
    .where('id', '=', id)
    .where('remove_at', '<=', now)
    .returning('key')
    .executeTakeFirst()
  return row?.key
}

/** Logs that somebody saw a picture. */
export async function insertView(
  db: Db,
  { id, viewer }: ViewPermission,
  customerId: string,
  viewed_at: Date,
): Promise<void> {
  const row = { id: uuid(), media_id: id, customer_id: customerId, viewer_kind: viewer.kind, viewer: viewer.name }
  await db
    .insertInto('private_media_views')
    .values({ ...row, viewed_at })
    .execute()
}

/** Deletes a part of the log of viewings from before a time. */
export const deleteViews = (tx: Tx, before: Date): Promise<boolean> =>
  deleteSome(tx, 'private_media_views', sql`viewed_at < ${before}`)

/** The hash of a private picture's content; undefined for no picture, or one from before hashes were kept. */
export async function contentHashOf(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('private_media').select('content_hash').where('id', '=', id).executeTakeFirst()
  return row?.content_hash ?? undefined
}
