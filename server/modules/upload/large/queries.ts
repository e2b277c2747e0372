import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database, UploadTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const columns = [
  'id',
  'customer_id',
  'key',
  'module',
  'dir',
  'type',
  'size',
  'part_bytes',
  'created_at',
  'done_at',
] as const

/** Lets one upload of a customer begin at a time. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
}

/** Number of a customer's unfinished uploads. */
export async function countOpen(tx: Tx, customerId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('customer_id', '=', customerId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Inserts an upload that begins. */
export async function insertUpload(tx: Tx, row: Insertable<UploadTable>): Promise<void> {
  await tx.insertInto('uploads').values(row).execute()
}

/** An upload by its key. */
export const uploadByKey = (db: Db, key: string) =>
  db.selectFrom('uploads').select(columns).where('key', '=', key).executeTakeFirst()

/** An upload by its key, locked. */
export const lockUpload = (tx: Tx, key: string) =>
  tx.selectFrom('uploads').select(columns).where('key', '=', key).forUpdate().executeTakeFirst()

/** The parts of an upload that have arrived, in order. */
export const partsOf = (db: Db, uploadId: string) =>
  db
    .selectFrom('upload_parts')
    .select(['number', 'sha256'])
    .where('upload_id', '=', uploadId)
    .where('stored', '=', true)
    .orderBy('number')
    .execute()

/** Notes which bytes a part has, unless that is known; answers the hash of those that it has. */
export async function claimPart(db: Db, upload_id: string, number: number, sha256: string): Promise<string> {
  await db
    .insertInto('upload_parts')
    .values({ upload_id, number, sha256 })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const row = await db
    .selectFrom('upload_parts')
    .select('sha256')
    .where('upload_id', '=', upload_id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return row.sha256
}

/** Notes that the file of a part is in the storage. */
export async function markStored(db: Db, upload_id: string, number: number): Promise<void> {
  await db
    .updateTable('upload_parts')
    .set({ stored: true })
    .where('upload_id', '=', upload_id)
    .where('number', '=', number)
    .execute()
}

/** Notes that a file was made of an upload. */
export async function finishUpload(tx: Tx, id: string, done_at: Date): Promise<void> {
  await tx.updateTable('uploads').set({ done_at }).where('id', '=', id).execute()
}

/** Deletes an upload; returns what is known of it. */
export const deleteUpload = (tx: Tx, id: string) =>
  tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .returning(['key', 'type', 'size', 'part_bytes', 'done_at'])
    .executeTakeFirst()
