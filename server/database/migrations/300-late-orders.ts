import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The terms of the compensation of late takeaway orders, and the time at which it was given. */
export const lateOrders: Migration = {
  outsideTransaction: true,
  up: (db) =>
    changeTable(
      db,
      sql`alter table takeaway_orders add column if not exists late_terms jsonb,
        add column if not exists late_given_at timestamptz`,
    ),
}
