import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { GivenRole } from '@contract/store-roles'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, TeamMemberTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Member = Selectable<TeamMemberTable>

/** Members of a store and its open invitations, by their age. */
export const teamOf = (db: Db, storeId: string, now: Date) =>
  db
    .selectFrom('team_members')
    .leftJoin('customers', 'customers.id', 'team_members.customer_id')
    .selectAll('team_members')
    .select(['customers.nickname', 'customers.masked_phone as own_phone'])
    .where('store_id', '=', storeId)
    .where('team_members.ended_at', 'is', null)
    .where((eb) => eb.or([eb('accepted_at', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('invited_at')
    .orderBy('team_members.id')
    .execute()
export type TeamRow = Awaited<ReturnType<typeof teamOf>>[number]

/** Locks a store, so that its team changes in one transaction at a time. */
export async function lockTeam(tx: Tx, storeId: string): Promise<void> {
  await tx.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** A member or an invitation that has not ended, locked; undefined for one that has. */
export const lockMember = (tx: Tx, id: string): Promise<Member | undefined> =>
  tx
    .selectFrom('team_members')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Whether the customer with a phone is in the team of a store already. */
export async function worksWith(db: Db, storeId: string, phoneHashes: readonly string[]): Promise<boolean> {
  const customer = db.selectFrom('customers').select('id').where('phone_hash', 'in', phoneHashes)
  const owner = db.selectFrom('stores').select('id').where('id', '=', storeId).where('merchant_id', 'in', customer)
  const member = db
    .selectFrom('team_members')
    .select('id')
    .where('store_id', '=', storeId)
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('customer_id', 'in', customer)
  return (await owner.unionAll(member).limit(1).executeTakeFirst()) !== undefined
}

/** Whether a customer owns a store. */
export async function owns(db: Db, storeId: string, customerId: string): Promise<boolean> {
  const query = db.selectFrom('stores').select('id').where('id', '=', storeId).where('merchant_id', '=', customerId)
  return (await query.executeTakeFirst()) !== undefined
}

/** The live membership of a customer in a team. */
export const membership = (tx: Tx, storeId: string, customerId: string): Promise<Member | undefined> =>
  tx
    .selectFrom('team_members')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Ends the invitations of a store that have expired, and those of a phone at all. */
export async function clearInvitations(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('team_members')
    .where('store_id', '=', storeId)
    .where('accepted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('ended_at', 'is not', null)]))
    .execute()
}

/** Removes some of the invitations that have ended; answers whether there may be more. */
export async function forgetInvitations(tx: Tx, now: Date, limit: number): Promise<boolean> {
  const { rows } = await sql`delete from team_members where id in (
    select id from team_members where accepted_at is null and expires_at <= ${now} limit ${limit} for update skip locked)
    returning id`.execute(tx)
  return rows.length === limit
}

/** Inserts an invitation; false when the phone is invited already. */
export async function insertInvitation(tx: Tx, row: Insertable<TeamMemberTable>): Promise<boolean> {
  const made = await tx
    .insertInto('team_members')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

export async function setRole(tx: Tx, id: string, role: GivenRole): Promise<void> {
  await tx.updateTable('team_members').set({ role }).where('id', '=', id).execute()
}

/** Makes a customer a member by an invitation, whose phone is forgotten. */
export async function accept(tx: Tx, id: string, customer_id: string, now: Date): Promise<void> {
  const set = { customer_id, accepted_at: now, phone_hash: null, phone_sealed: null }
  await tx.updateTable('team_members').set(set).where('id', '=', id).execute()
}

/** Ends memberships and invitations, whose phones are forgotten. */
const ended = (now: Date) => ({ ended_at: now, phone_hash: null, phone_sealed: null })

export async function end(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('team_members').set(ended(now)).where('id', '=', id).execute()
}

/** Ends the whole team of a store. */
export async function endTeam(tx: Tx, storeId: string, now: Date): Promise<void> {
  const team = tx.updateTable('team_members').set(ended(now)).where('store_id', '=', storeId)
  await team.where('ended_at', 'is', null).execute()
}

/** The open invitations of a phone, newest first. */
export const invitationsOf = (db: Db, customerId: string, now: Date) =>
  db
    .selectFrom('team_members')
    .innerJoin('customers', 'customers.phone_hash', 'team_members.phone_hash')
    .innerJoin('stores', 'stores.id', 'team_members.store_id')
    .select(['team_members.id', 'stores.id as store_id', 'stores.name', 'stores.logo', 'role'])
    .select(['invited_at', 'expires_at'])
    .where('customers.id', '=', customerId)
    .where('accepted_at', 'is', null)
    .where('team_members.ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('stores.ended_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('team_members.id')
    .execute()

/** The active customer with a phone, by its keyed hashes, with the language-neutral name of a store. */
export async function customerWith(db: Db, phoneHashes: readonly string[]): Promise<string | undefined> {
  const customer = db.selectFrom('customers').select('id').where('phone_hash', 'in', phoneHashes)
  return (await customer.where('status', '=', 'active').executeTakeFirst())?.id
}

export const storeName = (db: Db, storeId: string) =>
  db.selectFrom('stores').select('name').where('id', '=', storeId).executeTakeFirstOrThrow()

const newestFirst = new Keyset([
  descending('instant', sql.ref('team_acts.at')),
  descending('id', sql.ref('team_acts.id')),
])

/** One page of the acts in a store, newest first, with the number of an order or a refund. */
export const listActs = (db: Db, storeId: string, slice: Slice) =>
  newestFirst
    .page(
      db
        .selectFrom('team_acts')
        .innerJoin('customers', 'customers.id', 'team_acts.customer_id')
        .leftJoin('orders', 'orders.id', 'team_acts.subject_id')
        .leftJoin('refunds', 'refunds.id', 'team_acts.subject_id')
        .select(['team_acts.id', 'team_acts.at', 'team_acts.role', 'team_acts.call', 'team_acts.before'])
        .select(['team_acts.after', 'customers.nickname'])
        .select((eb) => eb.fn.coalesce('team_acts.subject', 'orders.number', 'refunds.number').as('subject'))
        .where('team_acts.store_id', '=', storeId),
      slice,
    )
    .execute()
export type ActRow = Awaited<ReturnType<typeof listActs>>[number]
