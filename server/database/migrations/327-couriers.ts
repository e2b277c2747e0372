import { sql, type Kysely } from 'kysely'

const statements = `
alter table accounts
  drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'courier', 'held', 'storeHeld', 'withdrawing', 'platform', 'funding',
    'returning', 'payout', 'wechat', 'alipay'
  )) not valid;
alter table takeaway_orders add column courier text;
alter table deliveries add column courier text;
create table courier_tasks (
  id uuid primary key,
  delivery_id uuid not null references deliveries,
  courier text not null,
  external_id text,
  state text not null check (state in ('requested', 'refused', 'searching', 'assigned', 'pickedUp', 'delivered', 'cancelled', 'returned')),
  person text,
  fee int,
  requested_at timestamptz not null,
  heard_at timestamptz,
  ended_at timestamptz
);
create index courier_tasks_of on courier_tasks (delivery_id, requested_at);
create unique index courier_tasks_live on courier_tasks (delivery_id) where ended_at is null;
create unique index courier_tasks_external on courier_tasks (courier, external_id);
create table sandbox_deliveries (
  id text primary key,
  reference text not null unique,
  note text not null,
  step int not null,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);`

/** Outside couriers: the courier of an order, the tasks at it, the accounts of couriers, and the deliveries of the sandbox. */
export const couriers = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
