import { sql, type Kysely } from 'kysely'

const statements = `
create table used_social_codes (
  code_hash text primary key,
  used_at timestamptz not null
);
create index on used_social_codes (used_at);`

/** Codes of social apps that were used, for a day. */
export const socialLogins = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
