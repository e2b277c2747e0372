import { sql, type Kysely } from 'kysely'

const statements = `
create table told_shipments (
  provider_payment_id uuid primary key references provider_payments,
  parcels int not null check (parcels > 0),
  complete boolean not null,
  told_at timestamptz not null
);
create table sandbox_shipments (
  transaction_id text primary key,
  delivery_mode int not null,
  complete boolean not null,
  shipping_list jsonb not null,
  upload_time timestamptz not null
);`

/** Parcels reported to payment providers, and those reported to the sandbox. */
export const toldShipments = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
