import { sql, type Kysely } from 'kysely'

const statements = `
alter table takeaway_orders add column closed_until timestamptz;
alter table deliveries add column handed_by uuid;`

/** The answer that a closed store owes its rider, and the rider from whom another one fetches the goods. */
export const troublesOfRiders = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
