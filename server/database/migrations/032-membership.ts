import { sql, type Kysely } from 'kysely'

const membership = `
create table member_plans (
  key text primary key,
  name jsonb not null,
  days int not null check (days > 0),
  price bigint not null check (price > 0),
  list_price bigint not null check (list_price >= price),
  envelopes int not null check (envelopes >= 0),
  envelope_amount bigint not null check (envelope_amount > 0),
  bonus int not null check (bonus >= 0),
  bonus_amount bigint not null check (bonus_amount > 0),
  on_sale boolean not null default true,
  position int not null
);
create table memberships (
  id uuid primary key,
  customer_id uuid not null references customers,
  plan_key text not null references member_plans,
  days int not null,
  price bigint not null,
  envelopes int not null,
  envelope_amount bigint not null,
  bonus int not null,
  bonus_amount bigint not null,
  payment_id uuid not null unique,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at)
);
create index on memberships (customer_id, ends_at);
create index on memberships (ends_at) where ends_at is not null;
create table member_grants (
  id uuid not null unique,
  customer_id uuid not null references customers,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  kind text not null check (kind in ('envelopes', 'bonus')),
  coupon_id uuid not null,
  count int not null check (count > 0),
  amount bigint not null check (amount > 0),
  ends_at timestamptz not null,
  granted_at timestamptz not null,
  primary key (customer_id, month, kind)
);
alter table customer_coupons
  add column swapped_at timestamptz,
  add check (swapped_at is null or order_id is null);`

const points = `
create table point_entries (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('order', 'review', 'refund')),
  reference_id uuid not null,
  order_id uuid not null,
  amount int not null check (amount <> 0),
  basis bigint not null check (basis >= 0),
  doubled boolean not null default false,
  title jsonb not null,
  created_at timestamptz not null,
  unique (customer_id, kind, reference_id)
);
create index on point_entries (customer_id, created_at desc, id desc);
create index on point_entries (order_id);
create function point_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'entries of points are never changed';
end $$;
create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function point_entries_are_append_only();`

/** Paid membership: its plans, what customers opened, what they were granted in which month; and a ledger of points. */
export const membershipAndPoints = {
  async up(db: Kysely<unknown>) {
    for (const statements of [membership, points]) await sql.raw(statements).execute(db)
  },
}
