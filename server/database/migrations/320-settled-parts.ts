import { sql, type Kysely } from 'kysely'

const statements = `
alter table order_shares add column settled bigint not null default 0;
alter table payment_allocations add column settled bigint not null default 0;
alter table redemptions add column settled_at timestamptz;
update redemptions set settled_at = ended.settled_at from (
  select order_id, min(settled_at) as settled_at from payment_allocations where settled_at is not null group by order_id
) as ended where ended.order_id = redemptions.order_id and undone_at is null;
alter table redemptions add constraint redemptions_settled_or_undone check (undone_at is null or settled_at is null) not valid;
insert into jobs (id, kind, key, payload, run_at)
  select gen_random_uuid(), 'voucher.settle', 'voucher.settle ' || id, jsonb_build_object('redemptionId', id), at + interval '60 minutes'
  from redemptions where undone_at is null and settled_at is null;
create or replace function order_shares_sum_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_shares where order_id in (select order_id from changed)
    group by order_id, position having sum(amount) <> 0 or sum(refunded) <> 0 or sum(settled) <> 0
  ) then
    raise exception 'the shares of an order do not sum to zero';
  end if;
  return null;
end $$;
create function held_is_not_overdrawn() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed join accounts on accounts.id = changed.account_id
    where changed.amount < 0 and accounts.kind = 'held'
      and (select sum(amount) from ledger_entries where account_id = accounts.id) < 0
  ) then
    raise exception 'an order holds less than nothing';
  end if;
  return null;
end $$;
create trigger held_not_overdrawn after insert on ledger_entries
  referencing new table as changed for each statement execute function held_is_not_overdrawn();`

/**
 * The parts of orders that are settled before their end. Servers of the previous release do not know them: they would settle all
 * of an order at its end, and pay twice for its parts. The database refuses that movement, since the order no longer holds as much.
 */
export const settledParts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
