import { sql, type Kysely } from 'kysely'

/** Time of the last report of a parcel's tracking service, or of the last query to it. */
export const tracking = {
  async up(db: Kysely<unknown>) {
    await sql`alter table parcels add column heard_at timestamptz`.execute(db)
  },
}
