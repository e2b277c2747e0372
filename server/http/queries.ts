import { sql, type Kysely, type Transaction } from 'kysely'
import type { OwnedKind } from '@contract/call'
import type { Database } from '../database/schema'

type Db = Kysely<Database>

const owners = {
  address: (db: Db) => db.selectFrom('addresses').where('deleted_at', 'is', null).select(['id', 'customer_id']),
  cartLine: (db: Db) => db.selectFrom('cart_lines').select(['id', 'customer_id']),
  media: (db: Db) => db.selectFrom('media').select(['id', 'customer_id']),
  coupon: (db: Db) => db.selectFrom('customer_coupons').select(['id', 'customer_id']),
  order: (db: Db) => db.selectFrom('orders').where('removed_at', 'is', null).select(['id', 'customer_id']),
  payment: (db: Db) => db.selectFrom('payments').select(['id', 'customer_id']),
  quote: (db: Db) => db.selectFrom('quotes').select(['id', 'customer_id']),
  refund: (db: Db) => db.selectFrom('refunds').select(['id', 'customer_id']),
} satisfies Record<OwnedKind, unknown>

/** Whether every one of the ids is there and the customer's. */
export async function ownsAll(db: Db, kind: OwnedKind, ids: readonly string[], customerId: string): Promise<boolean> {
  const rows = await db
    .selectFrom(owners[kind](db).as('thing'))
    .select('id')
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .execute()
  return rows.length === new Set(ids).size
}

export interface SessionRow {
  customer_id: string
  ended_at: Date | null
  expires_at: Date
  status: 'active' | 'disabled'
  user_level: number
  member_until: Date | null
}

/** The session of a token with what the gate looks at of its customer; undefined for an unknown token. */
export function findSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['customer_id', 'ended_at', 'expires_at', 'status', 'user_level', 'member_until'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export interface KeyRow {
  call: string
  request_hash: string
  answer: object | null
}

/**
 * Takes an idempotency key for this transaction. A second one with the same key waits until the first has ended, and then
 * sees its row. Answers undefined when the key was free.
 */
export async function takeKey(
  tx: Transaction<Database>,
  row: { customer_id: string; key: string; call: string; request_hash: string; created_at: Date },
): Promise<KeyRow | undefined> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return undefined
  return tx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'answer'])
    .where('customer_id', '=', row.customer_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
}

/** Keeps the answer of an idempotent call beside its key. */
export async function saveAnswer(
  tx: Transaction<Database>,
  customerId: string,
  key: string,
  answer: object,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .execute()
}

/** A point within the transaction to which a handler’s work can be taken back. */
export const savepoint = (tx: Transaction<Database>) => sql`savepoint handler`.execute(tx)
/** Takes a handler’s work back; the row of its key stays. */
export const rollbackToSavepoint = (tx: Transaction<Database>) => sql`rollback to savepoint handler`.execute(tx)

/** Forgets the idempotency keys that were used before a time, with their answers. */
export async function forgetKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

/** Whether the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
