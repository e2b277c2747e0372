import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/** The ends of licences and insurances, and the suspensions that they brought. */
export const endingLicences: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(
      db,
      sql`alter table qualifications alter column number drop not null, alter column picture drop not null`,
    )
    await changeTable(
      db,
      sql`alter table qualifications drop constraint if exists qualifications_kind_check,
        add constraint qualifications_kind_check check (kind in ('businessLicence', 'foodLicence', 'specialTradeLicence')) not valid`,
    )
    await changeTable(db, sql`alter table qualifications validate constraint qualifications_kind_check`)
    await changeTable(db, sql`alter table stores add column if not exists licence_ended_at timestamptz`)
    await changeTable(
      db,
      sql`alter table riders add column if not exists insured_until date,
        add column if not exists insurance_ended_at timestamptz`,
    )
    await buildIndex(db, 'qualifications_end', 'on qualifications (valid_until) where valid_until is not null')
    await buildIndex(db, 'riders_insured', 'on riders (insured_until) where insured_until is not null')
  },
}
