import { sql, type Kysely } from 'kysely'

const statements = `
alter table sessions add column client text;
alter table sessions add column device text;
alter table sessions add column seen_at timestamptz;

alter table customers add column signature text not null default '';
alter table customers add column language text;
alter table customers add column closes_at timestamptz;
alter table customers add column erased_at timestamptz;

create table social_bindings (
  id uuid primary key,
  provider text not null,
  subject_hash text not null,
  subject_sealed text not null,
  customer_id uuid not null,
  created_at timestamptz not null,
  unique (provider, subject_hash),
  unique (customer_id, provider)
);`

/**
 * Device and last use of a session; a customer's signature and language; accounts that are being closed or are erased;
 * and the identities at social apps by which customers log in.
 */
export const account = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
