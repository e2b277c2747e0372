import { sql, type Kysely, type Transaction } from 'kysely'
import { deleteSome } from '../../database/delete-some'
import { prepared, preparedRows } from '../../database/prepared'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

export interface KeyRow {
  call: string
  request_hash: string
  answer: object | null
  answer_sealed: string | null
}

interface NewKey {
  readonly customer_id: string
  readonly key: string
  readonly call: string
  readonly request_hash: string
  readonly created_at: Date
}

const taken = preparedRows((db: Db, rows: readonly NewKey[]) =>
  db
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('key'),
)
const saved = prepared((db: Db, customerId: string, key: string, answer_sealed: string) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer_sealed })
    .where('customer_id', '=', customerId)
    .where('key', '=', key),
)

/**
 * Claims an idempotency key in this transaction. A concurrent claim of the same key waits for the first and then reads its
 * row. Answers undefined when the key was free.
 */
export async function takeKey(tx: Transaction<Database>, row: NewKey): Promise<KeyRow | undefined> {
  if ((await taken(tx, [row])).length === 1) return undefined
  return tx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'answer', 'answer_sealed'])
    .where('customer_id', '=', row.customer_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
}

/** Whether an idempotency key has an answer. */
export async function isKeyTaken(db: Kysely<Database>, customerId: string, key: string): Promise<boolean> {
  const keys = db.selectFrom('idempotency_keys').select('key').where('customer_id', '=', customerId)
  return (await keys.where('key', '=', key).executeTakeFirst()) !== undefined
}

/** Saves the sealed answer of an idempotent call with its key. */
export async function saveAnswer(
  tx: Transaction<Database>,
  customerId: string,
  key: string,
  answer_sealed: string,
): Promise<void> {
  await saved(tx, customerId, key, answer_sealed)
}

/** Sets the savepoint to which a failed handler is rolled back. */
export const savepoint = (tx: Transaction<Database>) => sql`savepoint handler`.execute(tx)
/** Rolls a failed handler back; the row of its key stays. */
export const rollbackToSavepoint = (tx: Transaction<Database>) => sql`rollback to savepoint handler`.execute(tx)

/** Deletes some of the idempotency keys used before a time, with their saved answers. */
export const deleteKeys = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'idempotency_keys', sql`created_at < ${before}`)
