import { sql, type Insertable, type Transaction } from 'kysely'
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
