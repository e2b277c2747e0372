import { sql, type Kysely } from 'kysely'

/** Cleaning time after each guest of a room by the hour. */
export const hours = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hotels add column cleaning_minutes int not null default 30
      check (cleaning_minutes between 0 and 240)`.execute(db)
  },
}
