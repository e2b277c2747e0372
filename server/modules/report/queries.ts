import { sql, type Insertable, type Transaction } from 'kysely'
import type { ReportSubject } from '@contract/calls/report'
import type { Database, ReportTable } from '../../database/schema'

type Tx = Transaction<Database>

/** Serialises a customer's reports until the transaction ends. */
export async function lockReports(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${customerId}`}, 0))`.execute(tx)
}

/** The number of reports sent by a customer since a time. */
export async function reportsSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a report. */
export async function insertReport(tx: Tx, row: Insertable<ReportTable>): Promise<void> {
  await tx.insertInto('reports').values(row).execute()
}

const storeOf: Record<ReportSubject, (tx: Tx, id: string) => Promise<{ id: string } | undefined>> = {
  store: (tx, id) => tx.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst(),
  goods: (tx, id) => tx.selectFrom('goods').select('store_id as id').where('id', '=', id).executeTakeFirst(),
  review: (tx, id) => tx.selectFrom('reviews').select('store_id as id').where('id', '=', id).executeTakeFirst(),
}

/** The store that a subject is or belongs to; undefined where there is no such subject. */
export async function storeOfSubject(tx: Tx, subject: ReportSubject, id: string): Promise<string | undefined> {
  return (await storeOf[subject](tx, id))?.id
}
