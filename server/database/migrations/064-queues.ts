import { sql, type Kysely } from 'kysely'

const statements = `
create table queue_sizes (
  store_id uuid not null references stores,
  key text not null,
  name jsonb not null,
  least int not null,
  most int not null,
  minutes_each int not null check (minutes_each > 0),
  is_open boolean not null,
  primary key (store_id, key),
  check (least between 1 and most)
);
create table queue_days (
  store_id uuid not null references stores,
  size text not null,
  day date not null,
  last int not null,
  primary key (store_id, size, day)
);
create table queue_numbers (
  id uuid primary key,
  store_id uuid not null references stores,
  customer_id uuid references customers,
  size text not null,
  day date not null,
  number int not null,
  party int not null check (party > 0),
  state text not null check (state in ('waiting', 'called', 'seated', 'passed', 'left')),
  place double precision not null,
  taken_at timestamptz not null,
  called_at timestamptz,
  ended_at timestamptz,
  returned_at timestamptz,
  remind boolean not null default true,
  near_at timestamptz,
  unique (store_id, size, day, number)
);
create unique index one_number_each on queue_numbers (store_id, customer_id) where state in ('waiting', 'called');
create index queue_in_line on queue_numbers (store_id, day, size, place, id);
create index queue_numbers_of_customer on queue_numbers (customer_id, taken_at desc, id desc);`

/** Restaurants' queues: numbers by size of the table and day; a number without a customer was taken at the door. */
export const queues = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
