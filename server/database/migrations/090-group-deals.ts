import { sql, type Kysely } from 'kysely'

const statements = `
create table group_deals (
  id uuid primary key,
  package_id uuid not null references packages,
  store_id uuid not null references stores,
  price bigint not null check (price > 0),
  size int not null check (size between 2 and 20),
  minutes int not null check (minutes > 0),
  per_customer int check (per_customer > 0),
  sold int not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index on group_deals (store_id);
create index on group_deals (package_id);
create table deal_groups (
  id uuid primary key,
  deal_id uuid not null references group_deals,
  leader_id uuid not null references customers,
  state text not null check (state in ('open', 'formed', 'failed')),
  price bigint not null check (price > 0),
  size int not null,
  note text not null,
  taken int not null check (taken between 0 and size),
  paid int not null check (paid between 0 and taken),
  started_at timestamptz not null,
  deadline timestamptz not null,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'formed' or paid = size)
);
create index open_groups on deal_groups (deal_id, deadline) where state = 'open';
create table group_places (
  order_id uuid primary key references orders,
  group_id uuid not null references deal_groups,
  customer_id uuid not null references customers,
  state text not null check (state in ('held', 'paid', 'givenBack')),
  joined_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  leads_since timestamptz
);
create unique index one_place_each on group_places (group_id, customer_id) where state <> 'givenBack';
create index on group_places (group_id, joined_at);
create index on group_places (customer_id, joined_at desc);`

/** Packages at a lower price for groups, the groups and the places in them. */
export const groupDeals = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
