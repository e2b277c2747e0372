import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The time until which a hotel that confirms by hand answers a change of a stay. */
export const answersToChanges: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table stay_changes add column if not exists answer_before timestamptz`),
}
