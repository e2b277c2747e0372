import { sql, type Kysely } from 'kysely'

const statements = `
alter table favorites add column price bigint check (price >= 0);
alter table reviews add column follow_up jsonb, add column followed_up_at timestamptz;
create table footprints (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('store', 'goods')),
  target_id uuid not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  seen_at timestamptz not null,
  unique (customer_id, kind, target_id, day)
);
create index on footprints (customer_id, kind, seen_at desc, id desc);
create index on footprints (seen_at);
create table invitation_rewards (
  invitee_id uuid primary key references customers,
  customer_id uuid not null references customers,
  order_id uuid not null unique,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  check (invitee_id <> customer_id)
);
create index on invitation_rewards (customer_id, created_at desc);`

/** The price at which goods became favourites, what a customer adds to a review, what customers saw, and rewards for invitations. */
export const profile = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
