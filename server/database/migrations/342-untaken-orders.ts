import { sql, type Kysely } from 'kysely'

/** The time from which on the customer of an order that no rider took can cancel it free of charge. */
export const untakenOrders = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table takeaway_orders add column untaken_at timestamptz').execute(db)
  },
}
