import { sql, type Kysely } from 'kysely'

/** Wider than the replaced constraint, so that no row has to be checked again while the table is locked. */
const accounts = `
alter table accounts
  drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'held', 'storeHeld', 'withdrawing', 'platform', 'funding',
    'returning', 'payout', 'wechat', 'alipay'
  )) not valid;`

const tables = `
create table withdraw_accounts (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('paymentApp', 'card', 'other')),
  provider text not null,
  title jsonb not null,
  number_sealed text not null,
  number_hash text not null,
  masked_number text not null,
  holder_sealed text not null,
  masked_name text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index withdraw_accounts_default on withdraw_accounts (customer_id) where is_default;
create index withdraw_accounts_of_customer on withdraw_accounts (customer_id, created_at);
create table withdrawals (
  id uuid primary key,
  customer_id uuid not null references customers,
  account_id uuid references withdraw_accounts on delete set null,
  kind text not null check (kind in ('paymentApp', 'card', 'other')),
  provider text not null,
  title jsonb not null,
  masked_number text not null,
  payee_sealed text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  state text not null check (state in ('underReview', 'approved', 'rejected', 'credited')),
  reason jsonb,
  created_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is not null) = (state in ('rejected', 'credited'))),
  check ((reason is not null) = (state = 'rejected'))
);
create index withdrawals_of_customer on withdrawals (customer_id, created_at);
create index withdrawals_to_account on withdrawals (account_id) where account_id is not null;
create index withdrawals_open on withdrawals (created_at) where state in ('underReview', 'approved');
create table sandbox_payouts (
  number text primary key,
  amount bigint not null check (amount > 0),
  answers text not null check (answers in ('done', 'open', 'failed', 'silent')),
  created_at timestamptz not null
);`

/** Accounts to withdraw to, withdrawals, and the accounts of the ledger for money that is on its way out. */
export const withdrawals = {
  async up(db: Kysely<unknown>) {
    await sql.raw(accounts).execute(db)
    await sql.raw(tables).execute(db)
  },
}
