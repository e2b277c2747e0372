import { type Kysely, sql } from 'kysely'

const outbox = `
create table event_outbox (
  written_at timestamptz not null default clock_timestamp(),
  id uuid not null default gen_random_uuid(),
  event jsonb not null,
  primary key (written_at, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create or replace function tell_of_ended_session() returns trigger language plpgsql as $$
declare
  customer uuid;
begin
  if tg_table_name = 'sessions' then customer := new.customer_id; else customer := new.id; end if;
  insert into event_outbox (event) values (jsonb_build_object('type', 'session', 'customerId', customer));
  return null;
end $$;`

/**
 * Events written in the transactions of their changes and announced afterwards, also for ended sessions and disabled
 * accounts, whatever statement ends them.
 */
export const eventOutbox = {
  async up(db: Kysely<unknown>) {
    await sql.raw(outbox).execute(db)
  },
}
