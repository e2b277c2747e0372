import { sql, type Kysely } from 'kysely'

/** Counts the changes of a product by its merchant, so that of two who change it at once one is told. */
export const merchantProducts = {
  async up(db: Kysely<unknown>) {
    await sql`alter table products add column version int not null default 1`.execute(db)
  },
}
