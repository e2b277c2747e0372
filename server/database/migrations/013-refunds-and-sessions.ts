import { sql, type Kysely } from 'kysely'

const refunds = `
alter table payment_refunds
  drop constraint payment_refunds_status_check,
  add constraint payment_refunds_status_check check (status in ('sent', 'accepted', 'credited', 'done'));
alter table sandbox_trades
  add column refunds_are text not null default 'done' check (refunds_are in ('done', 'open', 'closed', 'abnormal'));`

const sessions = `
create function tell_of_ended_session() returns trigger language plpgsql as $$
declare
  customer uuid;
begin
  if tg_table_name = 'sessions' then customer := new.customer_id; else customer := new.id; end if;
  perform pg_notify('linli_events', json_build_object('type', 'session', 'customerId', customer)::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on sessions
  for each row when (new.ended_at is not null and old.ended_at is null) execute function tell_of_ended_session();
create trigger customer_disabled after update of status on customers
  for each row when (new.status = 'disabled' and old.status <> 'disabled') execute function tell_of_ended_session();`

/**
 * Refunds that a provider accepted and has not finished, or could not send, with their simulation by the sandbox; and
 * the announcement to all servers that a session has ended or an account is disabled, whatever statement does it.
 */
export const refundsAndSessions = {
  async up(db: Kysely<unknown>) {
    for (const statements of [refunds, sessions]) await sql.raw(statements).execute(db)
  },
}
