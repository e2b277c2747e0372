import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { WithdrawalState } from '@contract/entities/withdraw'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, Database, WithdrawalTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type WithdrawalRow = Selectable<WithdrawalTable>

export const insertWithdrawal = (tx: Tx, row: Insertable<WithdrawalTable>): Promise<WithdrawalRow> =>
  tx.insertInto('withdrawals').values(row).returningAll().executeTakeFirstOrThrow()

export const withdrawalById = (db: Db, id: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a withdrawal; undefined for an unknown id. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface Change {
  readonly state: WithdrawalState
  readonly reason?: Bilingual
  readonly decided_at?: Date
  readonly ended_at?: Date
}

/** Whether a customer's account is frozen or closed, so that nothing is paid out. */
export async function isFrozen(db: Db, customerId: string): Promise<boolean> {
  const customer = db.selectFrom('customers').select('status').where('id', '=', customerId)
  return (await customer.executeTakeFirstOrThrow()).status === 'disabled'
}

export async function changeWithdrawal(tx: Tx, id: string, { reason, ...change }: Change): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ ...change, ...(reason && { reason: JSON.stringify(reason) }) })
    .where('id', '=', id)
    .execute()
}

/** Number of withdrawals that a customer has requested since a moment, without rejected ones. */
export async function withdrawalsSince(db: Db, customerId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('withdrawals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow()
  return row.count
}

const keyset = new Keyset([
  descending('instant', sql.ref('withdrawals.created_at')),
  descending('id', sql.ref('withdrawals.id')),
])

/** A page of a customer's withdrawals, newest first. */
export const withdrawalsOf = (db: Db, customerId: string, slice: Slice) =>
  keyset.page(db.selectFrom('withdrawals').selectAll().where('customer_id', '=', customerId), slice).execute()

/** The withdrawals that are neither credited nor rejected, the oldest first. */
export const openWithdrawals = (db: Db): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', 'in', ['underReview', 'approved'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
