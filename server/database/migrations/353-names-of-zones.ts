import { sql, type Kysely } from 'kysely'

/** The names of a zone for people in both languages; without them its key is shown. */
export const namesOfZones = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table delivery_zones add column names jsonb').execute(db)
  },
}
