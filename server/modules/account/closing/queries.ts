import { sql, type Kysely, type Transaction } from 'kysely'
import { openRefundStates } from '@contract/states/after-sales'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const count = sql<number>`count(*)::int`

/** The orders of a customer that are under way or wait for payment. */
export async function openOrders(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(count.as('count'))
    .where('customer_id', '=', customerId)
    .where('phase', 'in', ['toPay', 'inProgress'])
    .executeTakeFirstOrThrow()
  return row.count
}

/** The withdrawals of a customer that are neither credited nor rejected. */
export async function openWithdrawals(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('withdrawals')
    .select(count.as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['underReview', 'approved'])
    .executeTakeFirstOrThrow()
  return row.count
}

/** The refunds of a customer that wait for somebody's decision. */
export async function openRefunds(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(count.as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'in', openRefundStates)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The applications of a customer that wait for a decision. */
export async function waitingApplications(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('applications')
    .select(count.as('count'))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'inReview')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Sets when the account is erased. */
export async function setClosing(tx: Tx, id: string, closesAt: Date): Promise<void> {
  await tx.updateTable('customers').set({ closes_at: closesAt }).where('id', '=', id).execute()
}

/** Brings an account back that is being closed; false when it is erased. */
export async function bringAccountBack(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ closes_at: null })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Time of erasure of an account that is not erased yet; locks it. */
export async function closingTime(tx: Tx, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('customers')
    .select('closes_at')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.closes_at ?? null
}
