import { sql, type Kysely } from 'kysely'

/** Wider than what it replaces, so that no row has to be checked again while the table is locked. */
const statements = `
alter table point_entries
  drop constraint point_entries_kind_check,
  add constraint point_entries_kind_check check (kind in ('order', 'review', 'refund', 'used', 'returned')) not valid;`

/** Points that orders use, and that come back. */
export const points = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
