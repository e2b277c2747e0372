import { sql, type Kysely } from 'kysely'

const payments = `
alter table payments
  add column payer_id uuid references customers,
  add column provider_payment_id uuid,
  add column settled_at timestamptz;
update payments set payer_id = customer_id where paid_at is not null;
update payments set settled_at = moved.created_at from ledger_transactions as moved
  where moved.kind = 'settlement' and moved.reference_id = payments.id;
create table provider_payments (
  id uuid primary key,
  payment_id uuid not null references payments,
  payer_id uuid not null references customers,
  provider text not null check (provider in ('wechat', 'alipay')),
  door text not null,
  trade_no text not null unique,
  transaction_id text,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'paid', 'closed')),
  opened jsonb,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (provider, transaction_id)
);
create unique index on provider_payments (payment_id, payer_id, provider, door) where status = 'open';
create index on provider_payments (payer_id);
alter table payments add foreign key (provider_payment_id) references provider_payments;
create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  provider_payment_id uuid references provider_payments,
  kind text not null check (kind in ('part', 'whole', 'surplus')),
  reference_id uuid not null unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('sent', 'done')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index on payment_refunds (payment_id);
alter table accounts
  drop constraint accounts_kind_check,
  drop constraint accounts_check,
  add constraint accounts_kind_check
    check (kind in ('customer', 'storeHeld', 'store', 'funding', 'wechat', 'alipay', 'returning')),
  add constraint accounts_check check (kind in ('funding', 'wechat', 'alipay') or balance >= 0);`

const sandbox = `
create table sandbox_keys (
  name text primary key,
  sealed text not null
);
create table sandbox_trades (
  token text primary key,
  provider text not null check (provider in ('wechat', 'alipay')),
  trade_no text not null,
  transaction_id text not null unique,
  amount bigint not null check (amount > 0),
  title text not null,
  notify_url text not null,
  state text not null check (state in ('waiting', 'paid', 'failed', 'cancelled', 'closed')),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (provider, trade_no)
);
create table sandbox_refunds (
  provider text not null,
  refund_no text not null,
  token text not null references sandbox_trades,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  primary key (provider, refund_no)
);`

/**
 * Payments by a provider: payer, requested amount, refunds, and the providers' clearing accounts; and the books of the
 * sandbox, in which this server simulates the providers.
 */
export const payment = {
  async up(db: Kysely<unknown>) {
    for (const statements of [payments, sandbox]) await sql.raw(statements).execute(db)
  },
}
