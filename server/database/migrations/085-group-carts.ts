import { sql, type Kysely } from 'kysely'

const statements = `
create table group_carts (
  id uuid primary key,
  store_id uuid not null references stores,
  host_id uuid not null references customers,
  state text not null check (state in ('open', 'locked', 'ordered', 'expired', 'cancelled')),
  token_hash text not null unique,
  token_sealed text not null,
  address_id uuid,
  deadline timestamptz not null,
  cap bigint check (cap > 0),
  fee_split text not null check (fee_split in ('equal', 'amount')),
  order_id uuid unique references orders,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index one_group_cart_each on group_carts (host_id, store_id) where state in ('open', 'locked', 'expired');
create table group_cart_people (
  id uuid primary key,
  cart_id uuid not null references group_carts,
  customer_id uuid not null references customers,
  ready boolean not null default false,
  joined_at timestamptz not null,
  removed_at timestamptz,
  goods bigint,
  fees bigint,
  offers bigint,
  unique (cart_id, customer_id)
);
create index group_carts_of_customer on group_cart_people (customer_id, joined_at desc);
create table group_cart_lines (
  id uuid primary key,
  cart_id uuid not null references group_carts,
  customer_id uuid not null references customers,
  goods_id uuid not null references goods,
  option_ids uuid[] not null,
  quantity int not null check (quantity > 0),
  position int,
  unique (cart_id, customer_id, goods_id, option_ids)
);
create index group_lines_of_customer on group_cart_lines (customer_id, goods_id);`

/** Carts that several people fill for one delivery; a share is there once the cart is locked, a position with its order. */
export const groupCarts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
