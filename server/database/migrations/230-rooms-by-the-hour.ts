import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The time from which a single room is no longer let by the hour. */
export const roomsByTheHour: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table hotel_rooms add column if not exists removed_at timestamptz`),
}
