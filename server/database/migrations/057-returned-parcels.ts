import { sql, type Kysely } from 'kysely'

const statements = `
create table return_parcels (
  id uuid primary key,
  refund_id uuid not null unique references refunds,
  carrier text not null,
  tracking_number text not null,
  state text not null,
  sent_at timestamptz not null,
  heard_at timestamptz
);
create index on return_parcels (tracking_number);
create table return_parcel_events (
  id uuid primary key,
  parcel_id uuid not null references return_parcels on delete cascade,
  state text not null,
  text jsonb not null,
  at timestamptz not null
);
create index on return_parcel_events (parcel_id, at desc);
create table sandbox_waybills (
  id uuid primary key,
  carrier text not null,
  tracking_number text not null,
  scans jsonb not null,
  unique (carrier, tracking_number)
);`

/** Return parcels, their tracking events, and the records of the demo's carrier. */
export const returnedParcels = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
