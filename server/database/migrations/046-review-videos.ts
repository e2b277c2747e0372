import { sql, type Kysely } from 'kysely'

/** The video of a review. */
export const reviewVideos = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reviews add column video jsonb`.execute(db)
  },
}
