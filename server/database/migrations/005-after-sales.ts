import { sql, type Kysely } from 'kysely'

const statements = `
create table refunds (
  id uuid primary key,
  number text not null unique,
  order_id uuid not null references orders,
  customer_id uuid not null references customers,
  service text not null check (service in ('refundOnly', 'returnAndRefund')),
  type text not null check (type in ('full', 'partial')),
  state text not null,
  amount bigint not null check (amount >= 0),
  fees bigint not null check (fees >= 0 and fees <= amount),
  reason text not null,
  description text not null,
  pictures jsonb not null,
  refusal text,
  applied_at timestamptz not null,
  deadline timestamptz
);
create index on refunds (order_id, applied_at desc);
create unique index one_open_refund on refunds (order_id)
  where state in ('applying', 'merchantReview', 'awaitingReturn', 'returnedGoods');
create table refund_lines (
  refund_id uuid not null references refunds,
  order_id uuid not null,
  position int not null,
  quantity int not null check (quantity > 0),
  amount bigint not null check (amount >= 0),
  primary key (refund_id, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);
create table refund_events (
  id uuid primary key,
  refund_id uuid not null references refunds,
  event text not null,
  actor text not null,
  state text not null,
  at timestamptz not null
);
create index on refund_events (refund_id, at);
alter table order_lines
  add column refunded_quantity int not null default 0,
  add column returned_quantity int not null default 0,
  add check (refunded_quantity between 0 and quantity),
  add check (returned_quantity between 0 and quantity);
alter table orders add column delay jsonb, add column shortage jsonb;`

/** Refunds by line, a rider's asked delay, and dishes that a store ran out of. */
export const afterSalesMigration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
