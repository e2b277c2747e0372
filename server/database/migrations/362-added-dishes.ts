import { sql, type Kysely } from 'kysely'

const statements = `
create table takeaway_additions (
  id uuid primary key,
  order_id uuid not null references orders,
  state text not null check (state in ('waiting', 'made', 'dropped')),
  plan jsonb not null,
  at timestamptz not null
);
create unique index takeaway_additions_waiting on takeaway_additions (order_id) where state = 'waiting';
create index takeaway_additions_of_order on takeaway_additions (order_id);`

/** Dishes that customers add to takeaway orders, and reserve until they are paid. */
export const addedDishes = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
