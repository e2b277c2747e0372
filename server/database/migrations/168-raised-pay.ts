import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The amount by which the pay of a delivery was raised while nobody took it. */
export const raisedPay: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table deliveries add column if not exists raised integer not null default 0`),
}
