import { sql, type Kysely } from 'kysely'

/** Version of a product, which its merchant's changes increment, so that of two concurrent changes one is refused. */
export const merchantProducts = {
  async up(db: Kysely<unknown>) {
    await sql`alter table products add column version int not null default 1`.execute(db)
  },
}
