import { sql, type Kysely } from 'kysely'

const statements = `
alter table stores add column return_address_sealed text;
alter table refunds
  add column reason_key text,
  add column chosen_amount bigint check (chosen_amount > 0),
  add column edits int not null default 0 check (edits >= 0),
  add column sent_at timestamptz,
  add column scanned_at timestamptz,
  add column delivered_at timestamptz,
  add column counted jsonb,
  add column split_from_id uuid references refunds,
  add column outcome text check (outcome in ('all', 'part', 'nothing')),
  add column outcome_amount bigint check (outcome_amount >= 0),
  add column decided_at timestamptz;
create table refund_statements (
  id uuid primary key,
  refund_id uuid not null references refunds,
  side text not null check (side in ('customer', 'merchant', 'platform')),
  kind text not null check (kind in ('applied', 'edited', 'refused', 'evidence', 'note', 'decision')),
  text text not null,
  pictures jsonb not null,
  video jsonb,
  at timestamptz not null
);
create index on refund_statements (refund_id, at desc, id desc);`

/** Cases of goods: returns and their counting, the statements of both sides, and the platform's decision. */
export const goodsCases = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
