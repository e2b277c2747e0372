import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The platform's cost of what staff did, which a limit of each day counts. */
export const costsOfStaff: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table audit_entries add column if not exists cost bigint not null default 0`),
}
