import { sql, type Kysely } from 'kysely'

const statements = `
alter table sessions add column device_hash text;
alter table codes add column asked_by text;`

/** On which device a session was opened and who asked for a code, so that strangers use up nobody else's attempts. */
export const attemptsBySource = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
