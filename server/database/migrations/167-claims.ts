import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** Claims for lost or broken goods beyond a refund. */
export const claims: Migration = {
  outsideTransaction: true,
  up: (db) =>
    changeTable(
      db,
      sql`alter table refunds add column if not exists claim integer not null default 0 check (claim >= 0),
        add column if not exists claim_paid integer check (claim_paid between 0 and claim)`,
    ),
}
