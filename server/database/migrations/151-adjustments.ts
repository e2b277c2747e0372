import { sql, type Kysely } from 'kysely'

const statements = `
alter table point_entries
  alter column order_id drop not null,
  drop constraint point_entries_kind_check,
  add constraint point_entries_kind_check check (kind in ('order', 'review', 'refund', 'used', 'returned', 'adjusted')) not valid;`

/** Points that staff give or take, which belong to no order. */
export const adjustments = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
