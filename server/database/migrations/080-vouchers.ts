import { sql, type Kysely } from 'kysely'

const statements = `
create table packages (
  id uuid primary key,
  store_id uuid not null references stores,
  kind text not null check (kind in ('package', 'cash')),
  name jsonb not null,
  picture jsonb not null,
  contents jsonb not null,
  price bigint not null check (price > 0),
  market_price bigint not null check (market_price >= price),
  terms jsonb not null,
  valid_days int not null check (valid_days > 0),
  per_customer int check (per_customer > 0),
  stock int not null check (stock >= 0),
  sold int not null default 0,
  position int not null,
  on_sale boolean not null
);
create index on packages (store_id);
create table package_stores (
  package_id uuid not null references packages,
  store_id uuid not null references stores,
  primary key (package_id, store_id)
);
create index on package_stores (store_id);
create table voucher_orders (
  order_id uuid primary key references orders,
  package_id uuid not null references packages,
  contents jsonb not null,
  terms jsonb not null,
  valid_days int not null,
  valid_from timestamptz,
  valid_until timestamptz,
  code_hash text unique,
  code_sealed text,
  check ((code_hash is null) = (code_sealed is null))
);
create index on voucher_orders (package_id);
create table redemptions (
  id uuid primary key,
  order_id uuid not null references orders,
  store_id uuid not null references stores,
  count int not null check (count > 0),
  code_end text not null,
  at timestamptz not null,
  undone_at timestamptz
);
create index on redemptions (order_id);
create index on redemptions (store_id, at);
create table vouchers (
  order_id uuid not null references orders,
  position int not null,
  state text not null check (state in ('usable', 'redeemed', 'refunded', 'expired')),
  redemption_id uuid references redemptions,
  primary key (order_id, position),
  check (state <> 'redeemed' or redemption_id is not null),
  check (state not in ('usable', 'expired') or redemption_id is null)
);
create index on vouchers (redemption_id);`

/** Packages that stores sell, and the vouchers that customers bought of them. */
export const vouchers = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
