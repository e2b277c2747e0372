import { sql, type Kysely } from 'kysely'

/** The owner of the accounts that belong to nobody, as in server/modules/wallet/ledger.ts. */
const deployment = '00000000-0000-7000-8000-000000000000'

const topUps = `
create table top_ups (
  id uuid primary key,
  customer_id uuid not null references customers,
  payment_id uuid not null unique references payments,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('initiating', 'credited', 'cancelled', 'failed', 'invalidOrder')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index on top_ups (customer_id, created_at);`

const withdrawals = `
create table withdraw_accounts (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('paymentApp', 'card', 'other')),
  provider text not null,
  number_sealed text not null,
  number_hash text not null,
  name_sealed text not null,
  shown_number text not null,
  picture_id uuid references media,
  created_at timestamptz not null,
  unique (customer_id, number_hash, kind, provider)
);
create index on withdraw_accounts (picture_id);
create table withdrawals (
  id uuid primary key,
  customer_id uuid not null references customers,
  account_id uuid references withdraw_accounts on delete set null,
  account_kind text not null check (account_kind in ('paymentApp', 'card', 'other')),
  provider text not null,
  shown_number text not null,
  number_sealed text,
  name_sealed text,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  state text not null check (state in ('underReview', 'approved', 'rejected', 'credited')),
  reason jsonb,
  created_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz
);
create index on withdrawals (customer_id, created_at);
create index on withdrawals (account_id);
create table sandbox_payouts (
  id uuid primary key,
  amount bigint not null check (amount > 0),
  outcome text not null check (outcome in ('paid', 'failed', 'silent')),
  created_at timestamptz not null
);`

const accounts = `
alter table accounts
  drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'held', 'storeHeld', 'platform', 'funding', 'returning', 'wechat',
    'alipay', 'withdrawing', 'payout'
  ));
insert into accounts (id, kind, owner_id, balance)
  values (gen_random_uuid(), 'payout', '${deployment}', null)
  on conflict (kind, owner_id) do nothing;`

/** Top-ups, linked accounts and withdrawals; what is withdrawn and not yet paid out has accounts of its own in the ledger. */
export const wallet = {
  async up(db: Kysely<unknown>) {
    for (const statements of [topUps, withdrawals, accounts]) await sql.raw(statements).execute(db)
  },
}
