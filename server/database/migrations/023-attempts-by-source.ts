import { sql, type Kysely } from 'kysely'

const statements = `
alter table sessions add column device_hash text;
alter table codes add column asked_by text;`

/** Device of a session and source of a code request, so that strangers use up nobody else's attempts. */
export const attemptsBySource = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
