import { sql, type Kysely } from 'kysely'

/** The district of a known place; null where only its position is known. */
export const placeRegions = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table places add column region_code text check (region_code ~ '^[0-9]{6}$')`).execute(db)
  },
}
