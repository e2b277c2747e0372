import { sql, type Kysely } from 'kysely'

const restaurants = `
create extension if not exists btree_gist;
create table table_rules (
  store_id uuid primary key references stores,
  by_hand boolean not null,
  slot_minutes int not null check (slot_minutes in (15, 30)),
  turnover_minutes int not null check (turnover_minutes between 30 and 360),
  party_most int not null check (party_most > 0),
  lead_minutes int not null check (lead_minutes >= 0),
  parties_per_quarter int check (parties_per_quarter > 0),
  covers_per_quarter int check (covers_per_quarter > 0),
  deposit bigint not null check (deposit >= 0),
  deposit_kind text not null check (deposit_kind in ('offBill', 'back')),
  free_minutes int not null check (free_minutes >= 0)
);
create table seatings (
  id uuid primary key,
  store_id uuid not null references stores,
  kind text not null check (kind in ('hall', 'booth', 'private', 'terrace', 'bar')),
  name jsonb not null,
  note jsonb not null,
  minimum_spend bigint not null check (minimum_spend >= 0),
  position int not null,
  unique (store_id, kind)
);
create table dining_tables (
  id uuid primary key,
  store_id uuid not null references stores,
  seating_id uuid not null references seatings,
  name text not null,
  least int not null,
  most int not null,
  removed_at timestamptz,
  check (least between 1 and most)
);
create unique index dining_tables_by_name on dining_tables (store_id, name) where removed_at is null;
create table table_sets (
  id uuid primary key,
  store_id uuid not null references stores,
  seating_id uuid not null references seatings,
  table_ids uuid[] not null check (cardinality(table_ids) > 1),
  least int not null,
  most int not null,
  check (least between 1 and most)
);
create index on table_sets (store_id);
create table table_openings (
  store_id uuid not null references stores,
  weekday int not null check (weekday between 0 and 6),
  meal text not null check (meal in ('lunch', 'dinner', 'allDay')),
  first_minute int not null check (first_minute >= 0),
  last_minute int not null check (last_minute between first_minute and 2880),
  primary key (store_id, weekday, meal)
);
create table table_exceptions (
  store_id uuid not null references stores,
  day date not null,
  as_weekday int check (as_weekday between 0 and 6),
  primary key (store_id, day)
);
create table holidays (
  day date primary key,
  is_off boolean not null,
  name jsonb not null
);
create table table_days (
  store_id uuid not null references stores,
  day date not null,
  primary key (store_id, day)
);`

const bookings = `
create table table_bookings (
  order_id uuid primary key references orders,
  store_id uuid not null references stores,
  customer_id uuid not null references customers,
  seating_id uuid not null references seatings,
  day date not null,
  visit tstzrange not null,
  party int not null check (party > 0),
  minimum_spend bigint not null,
  free_until timestamptz not null,
  held_until timestamptz not null,
  late_at timestamptz,
  contact_sealed text,
  note text not null,
  held boolean not null default true,
  day_reminded_at timestamptz,
  hours_reminded_at timestamptz,
  constraint one_table_at_once exclude using gist (customer_id with =, visit with &&) where (held)
);
create index on table_bookings (store_id, day);
create table waitlist_entries (
  id uuid primary key,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  kind text not null,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  party int not null check (party > 0),
  state text not null check (state in ('waiting', 'offered', 'taken', 'left', 'over')),
  joined_at timestamptz not null,
  offer jsonb,
  held_until timestamptz,
  check ((state = 'offered') = (held_until is not null))
);
create unique index waitlist_once on waitlist_entries (customer_id, store_id, kind, starts_at, ends_at)
  where state in ('waiting', 'offered');
create index waitlist_in_line on waitlist_entries (store_id, kind, day, joined_at, id) where state in ('waiting', 'offered');
create table table_periods (
  id uuid primary key,
  table_id uuid not null references dining_tables,
  store_id uuid not null references stores,
  order_id uuid references orders,
  entry_id uuid references waitlist_entries,
  period tstzrange not null,
  held boolean not null default true,
  check ((order_id is null) <> (entry_id is null)),
  constraint no_table_twice exclude using gist (table_id with =, period with &&) where (held)
);
create index on table_periods (store_id, (upper(period))) where held;
create index on table_periods (order_id);
create index on table_periods (entry_id);`

/** Restaurants' tables, their held periods, and waitlists. */
export const tables = {
  async up(db: Kysely<unknown>) {
    await sql.raw(restaurants).execute(db)
    await sql.raw(bookings).execute(db)
  },
}
