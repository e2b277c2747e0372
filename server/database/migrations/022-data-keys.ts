import { sql, type Kysely } from 'kysely'

const statements = `
create table data_keys (
  id text primary key,
  check_value text not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
alter table idempotency_keys add column answer_sealed text;
alter table takeaway_orders add column rider_phone_sealed text;`

/**
 * The keys that personal data is sealed with, each with a value that proves it; answers kept under idempotency keys and the
 * rider's phone, sealed. Rows of before keep the plain columns, which are no longer written.
 */
export const dataKeys = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
