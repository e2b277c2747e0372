import { sql, type Kysely } from 'kysely'

const statements = `
create table courier_invoices (
  id uuid primary key,
  courier text not null,
  number text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('endorsed', 'paid')),
  endorsed_by text,
  paid_by text,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (courier, number),
  check ((state = 'paid') = (paid_at is not null))
);`

/** The invoices of outside couriers, which the deployment pays by hand and records. */
export const courierInvoices = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
