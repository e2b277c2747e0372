import { sql, type Kysely } from 'kysely'

const statements = `
create table invoices (
  order_id uuid primary key references orders,
  customer_id uuid not null references customers,
  receiver_sealed text,
  amount bigint not null check (amount > 0),
  requested_at timestamptz not null,
  issued_at timestamptz,
  number text,
  check ((issued_at is null) = (number is null))
);
create index on invoices (customer_id, requested_at desc);
create index on invoices (requested_at) where issued_at is null;`

/** Invoices of finished orders. */
export const invoices = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
