import { sql, type Kysely } from 'kysely'

const statements = `
alter table reports add column subject text not null default 'store';
alter table reports add column subject_id uuid;`

/** Subjects of reports beyond stores: an item of the store's menu or a review; without an id it is the store itself. */
export const reports = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
