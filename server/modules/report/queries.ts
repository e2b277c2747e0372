import { sql, type Insertable, type Transaction } from 'kysely'
import type { Database, ReportTable } from '../../database/schema'

type Tx = Transaction<Database>

/** Makes a customer's reports come one after the other until this transaction ends. */
export async function lockReports(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${customerId}`}, 0))`.execute(tx)
}

/** How many reports a customer has sent after a time. */
export async function reportsSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps a report. */
export async function insertReport(tx: Tx, row: Insertable<ReportTable>): Promise<void> {
  await tx.insertInto('reports').values(row).execute()
}
