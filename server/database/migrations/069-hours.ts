import { sql, type Kysely } from 'kysely'

/** How long a room that is let by the hour is cleaned after each guest. */
export const hours = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hotels add column cleaning_minutes int not null default 30
      check (cleaning_minutes between 0 and 240)`.execute(db)
  },
}
