import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { CodePurpose } from '@contract/calls/code'
import { deleteSome } from '../../database/delete-some'
import type { CustomerTable, Database, SessionTable } from '../../database/schema'
import type { Insertable } from 'kysely'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type CustomerRow = Selectable<CustomerTable>

/** Inserts a customer; returns undefined when the phone already has one. */
export function insertCustomer(tx: Tx, row: Insertable<CustomerTable>): Promise<CustomerRow | undefined> {
  return tx
    .insertInto('customers')
    .values(row)
    .onConflict((oc) => oc.column('phone_hash').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The customer with a phone number, looked up by its keyed hashes, one for each key in use. */
export function customerByPhone(db: Db, phoneHashes: readonly string[]): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('phone_hash', 'in', phoneHashes).executeTakeFirst()
}

/** An existing customer by id. */
export function customerById(db: Db, id: string): Promise<CustomerRow> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Updates the given columns and returns the row. */
export function updateCustomer(db: Db, id: string, set: Updateable<CustomerTable>): Promise<CustomerRow> {
  if (Object.keys(set).length === 0) return customerById(db, id)
  return db.updateTable('customers').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Inserts a session; only the hash of its token is stored. */
export async function insertSession(db: Db, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** Ends a session; the row stays so that its token differs from an unknown one. */
export async function endSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: at }).where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a customer except `kept`. */
export async function endOtherSessions(tx: Tx, customerId: string, kept: string | null, at: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('token_hash', '!=', kept ?? ''))
    .execute()
}

/** Serialises the sending of codes to a phone until the transaction ends. */
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

/** Origin of code requests: one source, or all networks. */
export type AskedBy = { readonly source: string } | 'networks'

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

/** Number of codes for any purpose sent to a phone since a time, by requesting source. */
export async function codesSince(db: Db, phoneHash: string, since: Date, askedBy: AskedBy): Promise<number> {
  const { count } = await db
    .selectFrom('codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', since)
    .where((eb) =>
      askedBy === 'networks'
        ? eb.or([eb('asked_by', 'is', null), eb('asked_by', 'like', 'network:%')])
        : eb('asked_by', '=', askedBy.source),
    )
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
  asked_by: string
}

/** Stores a verification code, hashed. */
export async function insertCode(db: Db, row: NewCode): Promise<void> {
  await db
    .insertInto('codes')
    .values({ ...row, used_at: null })
    .execute()
}

/** Deletes a verification code, such as one that could not be sent. */
export async function removeCode(db: Db, id: string): Promise<void> {
  await db.deleteFrom('codes').where('id', '=', id).execute()
}

/** Marks a code as used; false when it was used before. */
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

/** Sets the invitation code of a customer without one, unless it is taken; returns the code that the customer then has. */
export async function claimInviteCode(db: Db, id: string, code: string): Promise<string | null> {
  await sql`update customers set invite_code = ${code} where id = ${id} and invite_code is null
    and not exists (select 1 from customers where invite_code = ${code})`.execute(db)
  const row = await db.selectFrom('customers').select('invite_code').where('id', '=', id).executeTakeFirstOrThrow()
  return row.invite_code
}

/** Number of customers who registered with a customer's invitation code. */
export async function countInvited(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('invited_by', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes some of the sessions that have expired by a time. */
export const deleteSessions = (db: Db, now: Date): Promise<boolean> =>
  deleteSome(db, 'sessions', sql`expires_at <= ${now}`)

/** Deletes some of the verification codes sent before a time. */
export const deleteCodes = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'codes', sql`created_at < ${before}`)
