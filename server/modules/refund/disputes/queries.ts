import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { RefundId } from '@contract/entities/ids'
import type { Slice } from '../../../database/keyset'
import type { Database, RefundStatementTable } from '../../../database/schema'
import { newestFirst } from '../queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Side = RefundStatementTable['side']

/** Writes the statement of a side. */
export async function insertStatement(tx: Tx, row: Insertable<RefundStatementTable>): Promise<void> {
  await tx.insertInto('refund_statements').values(row).execute()
}

/** Number of pictures and videos that a side gave as evidence. */
export async function countEvidence(tx: Tx, refundId: RefundId, side: Side): Promise<number> {
  const { count } = await tx
    .selectFrom('refund_statements')
    .select(sql<number>`coalesce(sum(jsonb_array_length(pictures) + (video is not null)::int), 0)::int`.as('count'))
    .where('refund_id', '=', refundId)
    .where('side', '=', side)
    .where('kind', '=', 'evidence')
    .executeTakeFirstOrThrow()
  return count
}

/** The statements of both sides and the platform, newest first. */
export const statementsOf = (db: Db, refundId: RefundId) =>
  db
    .selectFrom('refund_statements')
    .select(['id', 'side', 'kind', 'text', 'pictures', 'video', 'at'])
    .where('refund_id', '=', refundId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The refunds that were brought before the platform, with their order and store. */
const escalated = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('customers', 'customers.id', 'refunds.customer_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('refunds')
    .select(['orders.number as order_number', 'orders.kind', 'orders.store_id', 'stores.name as store_name'])
    .select('customers.nickname as customer_name')

/** A page of the refunds that wait for evidence or for the platform's decision, newest first. */
export const listEscalated = (db: Db, states: readonly ('evidence' | 'arbitration')[], slice: Slice) =>
  newestFirst.page(escalated(db).where('refunds.state', 'in', states), slice).execute()

/** One refund with its order and store, whether escalated or not. */
export const caseOf = (db: Db, id: RefundId) => escalated(db).where('refunds.id', '=', id).executeTakeFirstOrThrow()

export type CaseRow = Awaited<ReturnType<typeof caseOf>>
