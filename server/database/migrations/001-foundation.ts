import { sql, type Kysely } from 'kysely'

const people = `
create table customers (
  id uuid primary key,
  phone_hash text not null unique,
  phone_sealed text not null,
  masked_phone text not null,
  nickname text not null,
  avatar jsonb not null,
  gender text not null default 'secret',
  birthday text,
  email_sealed text,
  password_hash text,
  pay_password_hash text,
  user_level int not null default 0,
  member_until timestamptz,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now()
);
create table sessions (
  token_hash text primary key,
  customer_id uuid not null references customers,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on sessions (customer_id);
create table codes (
  id uuid primary key,
  phone_hash text not null,
  purpose text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on codes (phone_hash, purpose, created_at desc);
create table attempts (
  key text primary key,
  failures int not null default 0,
  since timestamptz not null,
  locked_until timestamptz
);
create table addresses (
  id uuid primary key,
  customer_id uuid not null references customers,
  sealed text not null,
  gender int not null,
  region_code text not null,
  address text not null,
  tag text not null,
  is_default boolean not null default false,
  latitude double precision not null,
  longitude double precision not null,
  used_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index on addresses (customer_id) where deleted_at is null;
create unique index on addresses (customer_id) where is_default and deleted_at is null;
create table address_labels (
  customer_id uuid not null references customers,
  label text not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, label)
);`

const shops = `
create table categories (
  key text primary key,
  name jsonb not null,
  picture jsonb not null,
  position int not null
);
create table stores (
  id uuid primary key,
  category_key text not null references categories,
  merchant_id uuid references customers,
  name jsonb not null,
  logo jsonb not null,
  hero jsonb not null,
  status text not null check (status in ('open', 'resting', 'closed')),
  latitude double precision not null,
  longitude double precision not null,
  address jsonb not null,
  phone text not null,
  opening_hours jsonb not null,
  notice jsonb not null,
  profile jsonb not null,
  range_meters int not null check (range_meters > 0),
  minimum_order bigint not null,
  delivery_fees jsonb not null,
  packaging_fee bigint not null,
  prep_minutes int not null,
  rating int not null,
  monthly_sales int not null,
  member_envelope bigint,
  full_discounts jsonb not null,
  tags jsonb not null,
  self_pickup boolean not null,
  delivered_by text not null check (delivered_by in ('platform', 'store')),
  search_text text not null
);
create index on stores (latitude, longitude);
create index on stores (category_key);
create index on stores (monthly_sales desc);
create index on stores (rating desc);
create table menu_categories (
  id uuid primary key,
  store_id uuid not null references stores,
  name jsonb not null,
  note jsonb not null,
  position int not null
);
create index on menu_categories (store_id, position);
create table goods (
  id uuid primary key,
  store_id uuid not null references stores,
  menu_category_id uuid not null references menu_categories,
  name jsonb not null,
  note jsonb not null,
  picture jsonb not null,
  shop_price bigint not null check (shop_price >= 0),
  member_price bigint check (member_price >= 0),
  activity_price bigint check (activity_price >= 0),
  activity_type jsonb,
  is_active boolean not null default false,
  purchase_limit int,
  stock int not null check (stock >= 0),
  sales int not null default 0,
  liked_percent int,
  tags jsonb not null,
  position int not null,
  removed_at timestamptz
);
create index on goods (store_id, position) where removed_at is null;
create index on goods (store_id) where is_active and removed_at is null;
create table option_groups (
  id uuid primary key,
  goods_id uuid not null references goods,
  name jsonb not null,
  required boolean not null,
  max int not null,
  position int not null
);
create index on option_groups (goods_id, position);
create table options (
  id uuid primary key,
  group_id uuid not null references option_groups,
  name jsonb not null,
  price_delta bigint not null,
  sold_out boolean not null default false,
  position int not null
);
create index on options (group_id, position);
create table cart_lines (
  id uuid primary key,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  goods_id uuid not null references goods,
  option_ids uuid[] not null,
  quantity int not null check (quantity > 0),
  updated_at timestamptz not null default now(),
  unique (customer_id, goods_id, option_ids)
);
create index on cart_lines (customer_id, store_id);`

const orders = `
create table quotes (
  id uuid primary key,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  request jsonb not null,
  fingerprint text not null,
  total bigint not null,
  order_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on quotes (customer_id, created_at desc);
create table orders (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  kind text not null,
  status text not null,
  step text,
  fulfilment text not null check (fulfilment in ('delivery', 'pickup')),
  way text not null check (way in ('rider', 'merchant', 'pickup')),
  lines jsonb not null,
  components jsonb not null,
  total bigint not null check (total >= 0),
  saved bigint not null,
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= total),
  address_sealed text,
  pickup_phone_sealed text,
  pickup_code text,
  latitude double precision,
  longitude double precision,
  distance int not null,
  rider jsonb,
  remark text not null,
  tableware int not null,
  hide_number boolean not null,
  deliver_at timestamptz,
  estimated_at timestamptz not null,
  pay_before timestamptz not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  reminded_at timestamptz,
  cancel_reason text,
  removed_at timestamptz
);
create index on orders (customer_id, placed_at desc) where removed_at is null;
create index on orders (customer_id, status) where removed_at is null;
create index on orders (store_id, placed_at desc);
create table order_lines (
  order_id uuid not null references orders,
  goods_id uuid not null references goods,
  option_ids uuid[] not null,
  quantity int not null check (quantity > 0),
  price bigint not null
);
create index on order_lines (order_id);
create index on order_lines (goods_id);
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders,
  event text not null,
  actor text not null,
  status text not null,
  step text,
  at timestamptz not null
);
create index on order_events (order_id, at);`

const money = `
create table payments (
  id uuid primary key,
  order_id uuid not null unique references orders,
  customer_id uuid not null references customers,
  method text,
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  status text not null check (status in ('pending', 'paid', 'closed', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz
);
create index on payments (customer_id);
create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('customer', 'storeHeld', 'store', 'funding')),
  owner_id uuid,
  balance bigint not null default 0,
  unique (kind, owner_id),
  check (kind = 'funding' or balance >= 0)
);
create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  reference_id uuid not null,
  created_at timestamptz not null,
  unique (kind, reference_id)
);
create table ledger_entries (
  transaction_id uuid not null references ledger_transactions,
  account_id uuid not null references accounts,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account_id)
);
create index on ledger_entries (account_id);
create function ledger_transaction_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_sum_to_zero after insert or update on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_sums_to_zero();
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append only';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create table idempotency_keys (
  customer_id uuid not null references customers,
  key uuid not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
create index on idempotency_keys (created_at);`

const rest = `
create table jobs (
  id uuid primary key,
  kind text not null,
  key text unique,
  payload jsonb not null,
  run_at timestamptz not null,
  failures int not null default 0,
  last_error text,
  created_at timestamptz not null default now()
);
create index on jobs (run_at);
create table articles (
  id uuid primary key,
  key text unique,
  kind text not null check (kind in ('announcement', 'standing')),
  title jsonb not null,
  paragraphs jsonb not null,
  published_at timestamptz not null
);
create index on articles (kind, published_at desc);
create table banners (
  id uuid primary key,
  title jsonb not null,
  line jsonb not null,
  action jsonb not null,
  picture jsonb not null,
  target jsonb not null,
  position int not null
);
create table seeds (
  name text primary key,
  seeded_at timestamptz not null default now()
);`

/** Every table of the foundation. Ids are UUIDv7; money is bigint in the smallest unit; texts are `{en, zh}`. */
export const foundation = {
  async up(db: Kysely<unknown>) {
    for (const statements of [people, shops, orders, money, rest]) await sql.raw(statements).execute(db)
  },
}
