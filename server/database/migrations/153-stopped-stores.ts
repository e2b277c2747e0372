import { sql, type Kysely } from 'kysely'

/** Suspended stores with their status before, and stores that are closed for good. */
export const stoppedStores = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stores
      add column suspended_at timestamptz,
      add column suspended_status text,
      add column ended_at timestamptz`.execute(db)
  },
}
