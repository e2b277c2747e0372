import { sql, type Kysely } from 'kysely'

const statements = `
create table applications (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null,
  state text not null check (state in ('inReview', 'passed', 'failed', 'resubmit')),
  form_sealed text not null,
  applicant text not null,
  reasons jsonb not null default '[]',
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (customer_id, kind)
);
create index on applications (state, submitted_at);

create table riders (
  customer_id uuid primary key references customers,
  name text not null,
  region text not null,
  position_type text not null,
  order_types jsonb not null,
  joined_at timestamptz not null
);
create index on riders (joined_at);`

/** Applications of riders, merchants, partners and agents, one of each kind for a customer, and the riders who were accepted. */
export const onboarding = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
