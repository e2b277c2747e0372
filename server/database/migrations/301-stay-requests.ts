import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The requests that guests ticked when they booked. */
export const stayRequests: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table stays add column if not exists requests text[] not null default '{}'`),
}
