import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The versions of packages, which merchants change, and the times from which a store takes no more vouchers that are sold. */
export const ownPackages: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, sql`alter table packages add column if not exists version int not null default 1`)
    await changeTable(db, sql`alter table package_stores add column if not exists removed_at timestamptz`)
  },
}
