import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

const columns = sql`alter table courier_invoices
  add column if not exists reversed_at timestamptz, add column if not exists reversed_by text`

/** Payments of couriers' invoices that were recorded wrongly and are reversed: the number can be recorded again. */
export const reversedInvoices: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, columns)
    // Before the old constraint goes, so that no number is paid twice meanwhile.
    const live = 'on courier_invoices (courier, number) where reversed_at is null'
    await buildIndex(db, 'courier_invoices_live', live, 'unique index')
    await changeTable(
      db,
      sql`alter table courier_invoices drop constraint if exists courier_invoices_courier_number_key`,
    )
  },
}
