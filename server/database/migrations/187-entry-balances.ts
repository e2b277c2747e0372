import { sql, type Kysely } from 'kysely'

/** The balance that an account keeps after each entry, which does not depend on the clocks of servers; null for older entries. */
export const entryBalances = {
  async up(db: Kysely<unknown>) {
    await sql`alter table ledger_entries add column balance_after bigint`.execute(db)
  },
}
