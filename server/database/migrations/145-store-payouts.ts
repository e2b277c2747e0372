import { sql, type Kysely } from 'kysely'

const statements = `
create table ledger_parts (
  transaction_id uuid not null references ledger_transactions,
  ordinal int not null,
  order_id uuid not null,
  party text not null check (party in ('store', 'rider', 'platform')),
  owner_id uuid,
  component text not null,
  funded_by text,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, ordinal)
);
create index ledger_parts_of_order on ledger_parts (order_id);

create table store_payout_settings (
  store_id uuid primary key references stores,
  account_id uuid references withdraw_accounts on delete set null,
  period text not null check (period in ('none', 'daily', 'weekly', 'monthly')),
  threshold bigint not null check (threshold >= 0),
  next_at timestamptz,
  stopped jsonb,
  check ((next_at is null) = (period = 'none'))
);
create index store_payout_settings_due on store_payout_settings (next_at) where next_at is not null;

create table store_payouts (
  id uuid primary key,
  store_id uuid not null references stores,
  account_id uuid references withdraw_accounts on delete set null,
  kind text not null check (kind in ('paymentApp', 'card', 'other')),
  provider text not null,
  title jsonb not null,
  masked_number text not null,
  payee_sealed text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'endorsed', 'approved', 'paid', 'rejected', 'returned')),
  is_automatic boolean not null,
  endorsed_by text,
  decided_by text,
  reason jsonb,
  created_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is not null) = (state in ('paid', 'rejected', 'returned'))),
  check ((reason is not null) = (state in ('rejected', 'returned'))),
  check (endorsed_by <> decided_by or state = 'rejected')
);
create index store_payouts_of_store on store_payouts (store_id, created_at);
create index store_payouts_open on store_payouts (created_at) where state in ('waiting', 'endorsed', 'approved');
create index store_payouts_to_account on store_payouts (account_id) where account_id is not null;`

/** Components of movements of the ledger, and the payouts of stores with their settings. */
export const storePayouts = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
