import { sql, type Kysely } from 'kysely'

const statements = `
alter table order_events add column happened_at timestamptz;
alter table deliveries add column stepped_at timestamptz;`

/** The times of steps that riders took without a network. */
export const timesOfSteps = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
