import { type Insertable, sql, type Kysely, type Transaction } from 'kysely'
import type { StaffRole } from '@contract/entities/staff'
import type { StoreRole } from '@contract/store-roles'
import { prepared } from '../../database/prepared'
import { storePeople } from '../../database/store-people'
import type { AuditEntryTable, Database, TeamActTable } from '../../database/schema'

type Db = Kysely<Database>

/** The stores in whose teams a customer is, with the role there, in a fixed order. */
export const storesOf = (db: Db, customerId: string): Promise<{ id: string; role: StoreRole }[]> =>
  db
    .selectFrom(storePeople.as('person'))
    .select(['store_id as id', 'role'])
    .where('customer_id', '=', customerId)
    .orderBy('store_id')
    .execute()

/** Inserts an act in a store. */
export async function insertTeamAct(db: Db, row: Insertable<TeamActTable>): Promise<void> {
  await db.insertInto('team_acts').values(row).execute()
}

const riders = prepared((db: Db, customerId: string) =>
  db.selectFrom('riders').select('customer_id').where('customer_id', '=', customerId),
)

/** Whether a customer was accepted as a rider. */
export const isRider = async (db: Db, customerId: string): Promise<boolean> => (await riders(db, customerId)).length > 0

/** The roles of staff that a customer has. */
export async function rolesOf(db: Db, customerId: string): Promise<StaffRole[]> {
  const live = db.selectFrom('staff_members').select('role').where('customer_id', '=', customerId)
  return (await live.where('ended_at', 'is', null).execute()).map(({ role }) => role)
}

/** Inserts an audit entry. */
export async function insertAuditEntry(tx: Transaction<Database>, row: Insertable<AuditEntryTable>): Promise<void> {
  await tx.insertInto('audit_entries').values(row).execute()
}

/** The cost of what a member of staff did since a time; no other transaction adds to it before this one ends. */
export async function spentSince(tx: Transaction<Database>, staffId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff cost:${staffId}`}, 0))`.execute(tx)
  const { cost } = await tx
    .selectFrom('audit_entries')
    .select(sql<string>`coalesce(sum(cost), 0)`.as('cost'))
    .where('staff_id', '=', staffId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(cost)
}

export interface SessionRow {
  customer_id: string
  created_at: Date
  ended_at: Date | null
  expires_at: Date
  seen_at: Date | null
  status: 'active' | 'disabled'
  user_level: number
  member_until: Date | null
}

const sessionsBy = prepared((db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['customer_id', 'sessions.created_at', 'ended_at', 'expires_at', 'seen_at', 'status'])
    .select(['user_level', 'member_until'])
    .where('token_hash', '=', tokenHash),
)

/** A session by its token's hash, with the status and membership of its customer; undefined for an unknown token. */
export const findSession = async (db: Db, tokenHash: string): Promise<SessionRow | undefined> =>
  (await sessionsBy(db, tokenHash))[0]

/** Notes that a session is used. */
export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** Whether the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
