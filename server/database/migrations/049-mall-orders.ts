import { sql, type Kysely } from 'kysely'

const statements = `
create table mall_cart_lines (
  id uuid primary key,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  product_id uuid not null references products,
  sku_id uuid not null references skus,
  quantity int not null check (quantity between 1 and 99),
  ticked boolean not null default true,
  added_price bigint not null check (added_price > 0),
  added_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, sku_id)
);
create index on mall_cart_lines (customer_id, updated_at desc);
create table mall_orders (
  order_id uuid primary key references orders,
  trade_id uuid not null,
  address_sealed text not null,
  region_code text not null,
  remark text not null,
  extended_at timestamptz
);
create index on mall_orders (trade_id);
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders,
  number int not null,
  warehouse_id uuid not null references warehouses,
  state text not null check (state in ('toShip', 'shipped', 'inTransit', 'outForDelivery', 'locker', 'delivered', 'problem',
    'refused', 'returned', 'lost', 'cancelled')),
  carrier text,
  tracking_number text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, number)
);
create table parcel_lines (
  parcel_id uuid not null references parcels,
  position int not null,
  quantity int not null check (quantity >= 0),
  primary key (parcel_id, position)
);
create table parcel_events (
  id uuid primary key,
  parcel_id uuid not null references parcels,
  state text not null,
  text jsonb not null,
  at timestamptz not null
);
create index parcel_events_newest on parcel_events (parcel_id, at desc, id desc);
create table coupon_uses (
  coupon_id uuid not null references customer_coupons,
  order_id uuid not null references orders,
  primary key (coupon_id, order_id)
);
create index on coupon_uses (order_id);`

/** The mall's cart, its orders, and the parcels that they are shipped in. */
export const mallOrders = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
