import { sql, type Kysely } from 'kysely'

/** Reviews that staff have hidden, with the reason that their authors read. */
export const hiddenReviews = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reviews add column hidden_at timestamptz, add column hidden_reason text`.execute(db)
  },
}
