import { sql, type Kysely } from 'kysely'

/** Wider than the replaced constraint, so that no row has to be checked again while the table is locked. */
const entries = `
alter table point_entries
  drop constraint point_entries_kind_check,
  add constraint point_entries_kind_check check (kind in ('order', 'review', 'refund', 'used', 'returned')) not valid;`

const deals = `
create table flash_rounds (
  id uuid primary key,
  starts_at timestamptz not null unique,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create table mall_deals (
  id uuid primary key,
  sku_id uuid not null references skus,
  round_id uuid references flash_rounds,
  points int not null check (points >= 0),
  cash bigint not null check (cash >= 0),
  quantity int not null check (quantity >= 0),
  taken int not null default 0 check (taken between 0 and quantity),
  per_person int check (per_person > 0),
  members_only boolean not null default false,
  position int not null,
  removed_at timestamptz,
  check (points + cash > 0)
);
create index on mall_deals (round_id, position, id);
create index on mall_deals (sku_id);
create table deal_orders (
  order_id uuid primary key references orders,
  deal_id uuid not null references mall_deals,
  customer_id uuid not null references customers,
  quantity int not null check (quantity >= 0)
);
create index on deal_orders (deal_id, customer_id);`

/** Points that orders use and that come back; prices in points, and rounds of flash sales. */
export const points = {
  async up(db: Kysely<unknown>) {
    for (const statements of [entries, deals]) await sql.raw(statements).execute(db)
  },
}
