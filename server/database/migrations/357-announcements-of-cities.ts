import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The city in which an announcement is news; null for one that is news everywhere. */
export const announcementsOfCities: Migration = {
  outsideTransaction: true,
  up: (db) => changeTable(db, sql`alter table articles add column if not exists news_city text`),
}
