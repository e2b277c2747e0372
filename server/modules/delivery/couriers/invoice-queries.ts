import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { CourierName } from '../../../couriers/names'
import type { CourierInvoiceTable, Database } from '../../../database/schema'

type Tx = Transaction<Database>
export type InvoiceRow = Selectable<CourierInvoiceTable>

/** Lets one transaction at a time pay a courier; orders are settled to its account meanwhile. */
export async function lockPayments(tx: Tx, courier: CourierName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`courier:${courier}`}, 0))`.execute(tx)
}

/** An invoice by its number; undefined for a new one. */
export function invoiceOf(tx: Tx, courier: CourierName, number: string): Promise<InvoiceRow | undefined> {
  const mine = tx.selectFrom('courier_invoices').selectAll().where('courier', '=', courier)
  return mine.where('number', '=', number).executeTakeFirst()
}

export async function insertInvoice(tx: Tx, row: Insertable<CourierInvoiceTable>): Promise<void> {
  await tx.insertInto('courier_invoices').values(row).execute()
}

export async function updateInvoice(tx: Tx, id: string, change: Updateable<CourierInvoiceTable>): Promise<void> {
  await tx.updateTable('courier_invoices').set(change).where('id', '=', id).execute()
}

/** The newest invoices of all couriers. */
export const invoices = (db: Kysely<Database>, most: number): Promise<InvoiceRow[]> =>
  db
    .selectFrom('courier_invoices')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
