import { sql, type Kysely } from 'kysely'

/** Top-ups of customers' balances, each with the payment that pays it. */
export const wallet = {
  async up(db: Kysely<unknown>) {
    await sql`create table top_ups (
      id uuid primary key,
      customer_id uuid not null references customers,
      payment_id uuid not null unique references payments,
      amount bigint not null check (amount > 0),
      state text not null check (state in ('initiating', 'credited', 'cancelled', 'failed', 'invalidOrder')),
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
    await sql`create index on top_ups (customer_id, created_at)`.execute(db)
  },
}
