import { sql, type Kysely } from 'kysely'

/** Type of a place and its street address, for the screen that chooses a place on the map. */
export const kindsOfPlaces = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table places
        add column kind text not null default 'landmark' check (kind in ('landmark', 'home', 'office', 'school', 'other')),
        add column address jsonb
    `.execute(db)
  },
}
