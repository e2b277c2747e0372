import { sql, type Kysely } from 'kysely'

/** Finds the quotes to be forgotten: those that no order was made of. */
export const oldQuotes = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index on quotes (created_at) where order_id is null').execute(db)
  },
}
