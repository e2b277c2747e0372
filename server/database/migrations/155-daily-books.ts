import { sql, type Kysely } from 'kysely'

const statements = `
create table daily_books (
  day date primary key,
  differences jsonb not null,
  revenue jsonb not null,
  checked_at timestamptz not null
);`

/** The daily checks of the books. */
export const dailyBooks = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
