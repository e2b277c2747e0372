import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { CodePurpose } from '@contract/calls/code'
import type { CustomerTable, Database, SessionTable } from '../../database/schema'
import type { Insertable } from 'kysely'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type CustomerRow = Selectable<CustomerTable>

/** Adds a customer; answers undefined when the phone has one already. */
export function insertCustomer(tx: Tx, row: Insertable<CustomerTable>): Promise<CustomerRow | undefined> {
  return tx
    .insertInto('customers')
    .values(row)
    .onConflict((oc) => oc.column('phone_hash').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The customer of a phone number, by its keyed hash. */
export function customerByPhone(db: Db, phoneHash: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('phone_hash', '=', phoneHash).executeTakeFirst()
}

/** A customer that is known to be there. */
export function customerById(db: Db, id: string): Promise<CustomerRow> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Makes whatever else locks a customer wait until this transaction ends; rows that only name the customer do not wait. */
export async function lockCustomer(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Changes the given columns; without any it only reads. */
export function updateCustomer(db: Db, id: string, set: Updateable<CustomerTable>): Promise<CustomerRow> {
  if (Object.keys(set).length === 0) return customerById(db, id)
  return db.updateTable('customers').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Opens a session; of its token only the hash is stored. */
export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** Ends one session; its row stays, so that its token is told from an unknown one. */
export async function endSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: at }).where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a customer but the one named. */
export async function endOtherSessions(tx: Tx, customerId: string, kept: string | null, at: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('token_hash', '!=', kept ?? ''))
    .execute()
}

/** Makes whoever sends a code to the same phone wait until this transaction ends. */
export async function lockPhone(tx: Tx, phoneHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))`.execute(tx)
}

export interface CodeRow {
  id: string
  code_hash: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** The newest verification code of a phone number for a purpose, used or not. */
export function latestCode(db: Db, phoneHash: string, purpose: CodePurpose): Promise<CodeRow | undefined> {
  return db
    .selectFrom('codes')
    .select(['id', 'code_hash', 'created_at', 'expires_at', 'used_at'])
    .where('phone_hash', '=', phoneHash)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How many codes of any purpose a phone was sent since a time. */
export async function codesSince(db: Db, phoneHash: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewCode {
  id: string
  phone_hash: string
  purpose: CodePurpose
  code_hash: string
  created_at: Date
  expires_at: Date
}

/** Keeps a verification code, hashed. */
export async function insertCode(db: Db, row: NewCode): Promise<void> {
  await db
    .insertInto('codes')
    .values({ ...row, used_at: null })
    .execute()
}

/** Forgets a verification code, such as one that could not be sent. */
export async function removeCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('codes').where('id', '=', id).execute()
}

/** Uses a code up; answers false when somebody else did so first. */
export async function useCode(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codes')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The id of the active customer whose invitation code it is. */
export async function inviterOf(db: Db, inviteCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('invite_code', '=', inviteCode)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.id
}

/** Gives a customer without a code this one, unless somebody has it; answers the code that the customer has then. */
export async function claimInviteCode(db: Db, id: string, code: string): Promise<string | null> {
  await sql`update customers set invite_code = ${code} where id = ${id} and invite_code is null
    and not exists (select 1 from customers where invite_code = ${code})`.execute(db)
  const row = await db.selectFrom('customers').select('invite_code').where('id', '=', id).executeTakeFirstOrThrow()
  return row.invite_code
}

/** How many customers somebody has invited. */
export async function countInvited(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('invited_by', '=', id)
    .executeTakeFirstOrThrow()
  return count
}
