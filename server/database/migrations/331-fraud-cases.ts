import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/** Money that waits for staff because of signals of fraud, and the indexes by which the signals are found. */
export const fraudCases: Migration = {
  outsideTransaction: true,
  async up(db) {
    await sql`create table if not exists fraud_cases (
      id uuid primary key,
      kind text not null,
      customer_id uuid not null references customers,
      store_id uuid,
      amount bigint not null check (amount > 0),
      signals jsonb not null,
      state text not null check (state in ('open', 'released', 'refused')),
      reason text,
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((decided_at is null) = (state = 'open'))
    )`.execute(db)
    await buildIndex(db, 'fraud_cases_listed', "on fraud_cases ((state = 'open'), created_at desc, id desc)")
    await buildIndex(db, 'fraud_cases_of_customer', 'on fraud_cases (customer_id)')
    await buildIndex(db, 'fraud_cases_of_store', 'on fraud_cases (store_id) where store_id is not null')
    await changeTable(db, sql`alter table addresses add column if not exists door_hash text`)
    await buildIndex(db, 'addresses_door', 'on addresses (door_hash) where door_hash is not null')
    await buildIndex(db, 'sessions_device', 'on sessions (device_hash) where device_hash is not null')
    await changeTable(db, sql`alter table withdrawals add column if not exists number_hash text`)
    await buildIndex(db, 'withdrawals_number', 'on withdrawals (number_hash) where number_hash is not null')
    await buildIndex(db, 'withdraw_accounts_number', 'on withdraw_accounts (number_hash)')
  },
}
