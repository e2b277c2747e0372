import { sql, type Kysely } from 'kysely'

const statements = `
create table presales (
  id uuid primary key,
  product_id uuid not null references products,
  deposit_from timestamptz not null,
  deposit_until timestamptz not null,
  balance_from timestamptz,
  balance_until timestamptz,
  ships_by timestamptz not null,
  check (deposit_from < deposit_until),
  check ((balance_from is null) = (balance_until is null)),
  check (balance_from is null or deposit_until <= balance_from and balance_from < balance_until)
);
create index on presales (product_id, deposit_from desc);
create index on presales (coalesce(balance_until, deposit_until));
create table presale_skus (
  presale_id uuid not null references presales,
  sku_id uuid not null references skus,
  position int not null,
  price bigint not null check (price > 0),
  deposit bigint check (deposit > 0),
  counts_as bigint check (counts_as >= deposit and counts_as < price),
  quantity int not null check (quantity >= 0),
  taken int not null default 0 check (taken between 0 and quantity),
  primary key (presale_id, sku_id),
  check ((deposit is null) = (counts_as is null))
);
create table presale_orders (
  order_id uuid primary key references orders,
  presale_id uuid not null references presales,
  sku_id uuid not null references skus,
  quantity int not null check (quantity > 0),
  deposit bigint check (deposit > 0),
  counts_as bigint,
  balance bigint check (balance > 0),
  balance_from timestamptz,
  balance_until timestamptz,
  ships_by timestamptz not null,
  deposit_paid_at timestamptz,
  forfeited_at timestamptz,
  check ((deposit is null) = (balance is null))
);
create index on presale_orders (presale_id);`

/** Presales of products, and how orders of them are paid. */
export const presales = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
