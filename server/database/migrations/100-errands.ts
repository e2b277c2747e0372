import { sql, type Kysely } from 'kysely'

const statements = `
create table errand_orders (
  order_id uuid primary key references orders,
  errand_kind text not null check (errand_kind in ('buy', 'pickup', 'send')),
  product text not null,
  item_type text,
  perishable boolean not null,
  weight int not null check (weight > 0),
  shop jsonb,
  pickup_sealed text,
  delivery_sealed text not null,
  places jsonb not null,
  route jsonb not null,
  terms jsonb not null,
  note text not null,
  images jsonb not null,
  contact_free boolean not null,
  pickup_at timestamptz,
  estimated_at timestamptz not null,
  estimate bigint not null check (estimate >= 0),
  spent bigint check (spent >= 0),
  question jsonb,
  undelivered jsonb,
  rider jsonb,
  accepted_at timestamptz,
  delay jsonb,
  codes_sealed text not null,
  pickup_tries int not null default 0,
  delivery_tries int not null default 0,
  guarantee_version text not null,
  agreed_at timestamptz not null,
  rating int check (rating between 1 and 5),
  comment text,
  commented_at timestamptz,
  check (errand_kind = 'buy' or pickup_sealed is not null)
);
create table errand_receipts (
  id uuid primary key,
  order_id uuid not null references orders,
  amount bigint not null check (amount >= 0),
  photo_hash text not null unique,
  at timestamptz not null
);
create index on errand_receipts (order_id);
create table errand_photos (
  id uuid primary key,
  order_id uuid not null references orders,
  step text not null check (step in ('pickup', 'receipt', 'delivery')),
  media_id uuid not null,
  at timestamptz not null
);
create index on errand_photos (order_id);`

/** Errands: purchases and deliveries by riders, with receipts and photos. */
export const errands = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
