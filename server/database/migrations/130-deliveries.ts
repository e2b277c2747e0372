import { sql, type Kysely } from 'kysely'

const statements = `
alter table riders
  add column vehicle text,
  add column suspended_at timestamptz,
  add column shift_state text not null default 'offline' check (shift_state in ('offline', 'online', 'paused')),
  add column shift_since timestamptz;

alter table private_media add column content_hash text;

create table deliveries (
  id uuid primary key,
  order_id uuid not null references orders,
  order_kind text not null,
  state text not null,
  rider_id uuid references customers,
  from_latitude double precision,
  from_longitude double precision,
  to_latitude double precision not null,
  to_longitude double precision not null,
  meters integer not null,
  items integer not null,
  due_at timestamptz not null,
  round integer not null default 0,
  waiting_since timestamptz not null,
  search_at timestamptz,
  accepted_at timestamptz,
  at_door_at timestamptz,
  ended_at timestamptz,
  calls integer not null default 0,
  called_at timestamptz,
  problem jsonb,
  check ((from_latitude is null) = (from_longitude is null))
);
create unique index deliveries_live on deliveries (order_id) where ended_at is null;
create index deliveries_in_hand on deliveries (rider_id, due_at, id) where ended_at is null and rider_id is not null;
create index deliveries_done on deliveries (rider_id, ended_at desc, id desc) where ended_at is not null and rider_id is not null;
create index deliveries_waiting on deliveries (waiting_since) where state in ('waiting', 'offered');

create table delivery_offers (
  id uuid primary key,
  delivery_id uuid not null references deliveries,
  rider_id uuid not null references customers,
  state text not null check (state in ('open', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  reason text,
  unique (delivery_id, rider_id)
);
create index delivery_offers_open on delivery_offers (rider_id) where state = 'open';

create table delivery_photos (
  id uuid primary key,
  delivery_id uuid not null references deliveries,
  step text not null check (step in ('pickup', 'dropOff')),
  media_id uuid not null,
  at timestamptz not null
);
create index delivery_photos_of on delivery_photos (delivery_id);
create index delivery_photos_at on delivery_photos (at);

create unlogged table rider_positions (
  rider_id uuid primary key references customers,
  latitude double precision not null,
  longitude double precision not null,
  at timestamptz not null,
  moved_at timestamptz not null
);
create index rider_positions_at on rider_positions (at);`

/** Hashes of private pictures; deliveries, their offers to riders, and the newest position of each rider, which a crash of the database may lose. */
export const deliveries = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
