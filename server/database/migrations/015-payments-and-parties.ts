import { sql, type Kysely } from 'kysely'

/** The owner of the accounts that belong to nobody, as in server/modules/wallet/ledger.ts. */
const deployment = '00000000-0000-7000-8000-000000000000'

const payments = `
alter table payments
  add column purpose text,
  add column subject_id uuid,
  add column title jsonb,
  add column pay_before timestamptz;
update payments set purpose = 'order', subject_id = orders.id, title = stores.name, pay_before = orders.pay_before
  from orders join stores on stores.id = orders.store_id where orders.id = payments.order_id;
alter table payments
  alter column purpose set not null,
  alter column subject_id set not null,
  alter column title set not null,
  alter column pay_before set not null;
create table payment_allocations (
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  part text not null check (part in ('whole', 'deposit', 'balance', 'tip')),
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  settled_at timestamptz,
  primary key (payment_id, order_id)
);
create index on payment_allocations (order_id);
insert into payment_allocations (payment_id, order_id, part, amount, refunded, settled_at)
  select id, order_id, 'whole', amount, refunded, settled_at from payments;
create unique index one_pending_payment on payments (purpose, subject_id) where status = 'pending';
create index on payments (subject_id);
alter table provider_payments rename column door to scene;
alter table payment_refunds
  drop constraint payment_refunds_reference_id_key,
  add unique (payment_id, reference_id);`

/** Shares of the orders there are: the store received all that was paid. */
const parties = `
alter table stores add column commission_rate int not null default 0 check (commission_rate between 0 and 10000);
create table order_shares (
  order_id uuid not null references orders,
  ordinal int not null,
  party text not null check (party in ('customer', 'store', 'rider', 'platform')),
  owner_id uuid,
  position int,
  component text not null,
  amount bigint not null check (amount <> 0),
  refunded bigint not null default 0 check (refunded between least(amount, 0) and greatest(amount, 0)),
  funded_by text check (funded_by in ('customer', 'store', 'rider', 'platform')),
  primary key (order_id, ordinal),
  foreign key (order_id, position) references order_lines (order_id, position)
);
with parts as (
  select order_id, position, paid as amount, paid * refunded_quantity / quantity as refunded from order_lines
  union all
  select id, null, total - (select coalesce(sum(paid), 0) from order_lines where order_id = orders.id), 0 from orders
), shares as (
  select parts.*, party, direction from parts, (values ('customer', -1), ('store', 1)) as side (party, direction)
  where amount <> 0
)
insert into order_shares (order_id, ordinal, party, owner_id, position, component, amount, refunded)
  select shares.order_id, row_number() over (partition by shares.order_id order by direction, position nulls last) - 1,
    party, case party when 'customer' then orders.customer_id else orders.store_id end, position,
    case when position is null then 'fees' else 'goods' end, direction * amount,
    direction * case when orders.refunded = orders.total then amount else shares.refunded end
  from shares join orders on orders.id = shares.order_id;
create function order_shares_sum_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_shares where order_id in (select order_id from changed)
    group by order_id, position having sum(amount) <> 0 or sum(refunded) <> 0
  ) then
    raise exception 'the shares of an order do not sum to zero';
  end if;
  return null;
end $$;
create trigger order_shares_inserted after insert on order_shares
  referencing new table as changed for each statement execute function order_shares_sum_to_zero();
create trigger order_shares_updated after update on order_shares
  referencing new table as changed for each statement execute function order_shares_sum_to_zero();`

/**
 * Money held for a store moves to its orders. Accounts without an owner stop keeping a balance, so that no row of
 * theirs is locked while money is moved.
 */
const accounts = `
alter table accounts
  drop constraint accounts_kind_check,
  drop constraint accounts_check,
  alter column owner_id set not null,
  alter column balance drop not null,
  alter column balance drop default;
create temporary table open_orders on commit drop as
  select orders.id as order_id, orders.store_id, gen_random_uuid() as transaction_id, gen_random_uuid() as held_id,
    payment_allocations.amount - payment_allocations.refunded as amount
  from payment_allocations
  join payments on payments.id = payment_id
  join orders on orders.id = payment_allocations.order_id
  where payments.status = 'paid' and payment_allocations.settled_at is null
    and payment_allocations.amount > payment_allocations.refunded;
insert into accounts (id, kind, owner_id, balance) select held_id, 'held', order_id, null from open_orders;
insert into ledger_transactions (id, kind, reference_id, created_at)
  select transaction_id, 'heldForOrder', order_id, now() from open_orders;
insert into ledger_entries (transaction_id, account_id, amount)
  select transaction_id, held_id, amount from open_orders
  union all
  select transaction_id, accounts.id, -amount from open_orders
  join accounts on accounts.kind = 'storeHeld' and accounts.owner_id = open_orders.store_id;
update accounts set balance = null where kind in ('storeHeld', 'funding', 'wechat', 'alipay', 'returning');
insert into accounts (id, kind, owner_id, balance)
  select gen_random_uuid(), kind, '${deployment}', null
  from unnest(array['funding', 'wechat', 'alipay', 'returning', 'platform', 'rider']) as kind
  on conflict (kind, owner_id) do nothing;
alter table accounts
  add constraint accounts_kind_check check (kind in (
    'customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'held', 'storeHeld', 'platform', 'funding', 'returning', 'wechat', 'alipay'
  )),
  add constraint accounts_check check (case
    when kind in ('customer', 'store', 'rider') and owner_id <> '${deployment}' then balance is not null and balance >= 0
    when kind in ('storeDebt', 'riderDebt') then balance is not null and balance <= 0
    else balance is null
  end);`

/** A payment carries its purpose, its title and its time, and is allocated to the orders that it pays. */
const columns = `
alter table payments drop column order_id, drop column settled_at;`

/** Payments for more than one order each, what every party of an order receives, and accounts without a locked row. */
export const paymentsAndParties = {
  async up(db: Kysely<unknown>) {
    await sql.raw('set constraints all immediate').execute(db)
    for (const statements of [payments, parties, accounts, columns]) await sql.raw(statements).execute(db)
  },
}
