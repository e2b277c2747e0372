import { sql, type Kysely } from 'kysely'

const statements = `
create table rider_tips (
  payment_id uuid primary key references payments,
  order_id uuid not null references orders,
  rider_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'given', 'returned')),
  paid_at timestamptz not null,
  ended_at timestamptz,
  check ((ended_at is null) = (state = 'held'))
);
create index rider_tips_of_order on rider_tips (order_id);`

/** Tips that customers pay for the riders of their orders. */
export const riderTips = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
