import { sql, type Kysely } from 'kysely'

/** Changes of stays that wait for the rest of their price or have been made, and invoices that were asked for. */
export const stayChanges = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table stay_changes (
  id uuid primary key,
  order_id uuid not null references stays,
  state text not null check (state in ('waiting', 'made', 'dropped')),
  difference bigint not null,
  plan jsonb not null,
  holds jsonb not null default '[]',
  until timestamptz not null,
  at timestamptz not null
);
create unique index stay_changes_waiting on stay_changes (order_id) where state = 'waiting';
create index on stay_changes (order_id, at);
create table order_invoices (
  order_id uuid primary key references orders,
  kind text not null check (kind in ('person', 'company')),
  title_sealed text not null,
  tax_number_sealed text,
  email_sealed text not null,
  amount bigint not null check (amount >= 0),
  asked_at timestamptz not null
);`,
      )
      .execute(db)
  },
}
