import { sql, type Kysely } from 'kysely'

/** Names that hosts give to their shared carts; servers of the previous release write none. */
export const groupCartNames = {
  async up(db: Kysely<unknown>) {
    await sql`alter table group_carts add column name text not null default ''`.execute(db)
  },
}
