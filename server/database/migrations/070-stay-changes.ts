import { sql, type Kysely } from 'kysely'

/** Changes of stays that wait for the rest of their price or have been made. */
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
create index on stay_changes (order_id, at);`,
      )
      .execute(db)
  },
}
