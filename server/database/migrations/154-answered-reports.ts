import { sql, type Kysely } from 'kysely'

/** The outcome of reports that staff have closed. */
export const answeredReports = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reports add column answered_at timestamptz, add column upheld boolean`.execute(db)
  },
}
