import { sql, type Kysely } from 'kysely'

/** When a parcel's tracking service last told of it or was asked. */
export const tracking = {
  async up(db: Kysely<unknown>) {
    await sql`alter table parcels add column heard_at timestamptz`.execute(db)
  },
}
