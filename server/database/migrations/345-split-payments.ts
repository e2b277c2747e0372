import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/**
 * The columns come with checks that refuse what a server of the previous release would write of such a payment: it cannot end an
 * attempt whose balance part is still held, nor refund more by a provider than that provider was paid.
 */
const columns = [
  sql`
alter table provider_payments
  add column if not exists balance_part bigint not null default 0,
  add column if not exists balance_held bigint not null default 0`,
  sql`
alter table provider_payments
  drop constraint if exists provider_payments_balance_check,
  add constraint provider_payments_balance_check check (
    balance_part >= 0 and balance_held in (0, balance_part) and (status = 'open' or balance_held = 0)
  ) not valid`,
  sql`
alter table payments
  add column if not exists from_balance bigint not null default 0,
  add column if not exists refunded_to_balance bigint not null default 0`,
  sql`
alter table payments
  drop constraint if exists payments_sources_check,
  add constraint payments_sources_check check (
    from_balance >= 0 and refunded_to_balance between 0 and from_balance
    and (from_balance = 0 or from_balance < amount and refunded - refunded_to_balance <= amount - from_balance)
  ) not valid`,
  sql`
alter table accounts
  drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'courier', 'held', 'reserved', 'storeHeld', 'withdrawing', 'platform',
    'funding', 'returning', 'payout', 'wechat', 'alipay'
  )) not valid`,
]

const validated = [
  sql`alter table provider_payments validate constraint provider_payments_balance_check`,
  sql`alter table payments validate constraint payments_sources_check`,
]

/** Payments from the balance and by a provider together: what an attempt holds of the balance, and what of a payment came from it. */
export const splitPayments: Migration = {
  outsideTransaction: true,
  async up(db) {
    for (const statement of [...columns, ...validated]) await changeTable(db, statement)
    await buildIndex(
      db,
      'one_hold_of_payer',
      'on provider_payments (payment_id, payer_id) where balance_held > 0',
      'unique index',
    )
    await buildIndex(db, 'holds_of_payer', 'on provider_payments (payer_id) where balance_held > 0')
    await buildIndex(
      db,
      'one_refund_by_source',
      'on payment_refunds (payment_id, reference_id, (provider_payment_id is null))',
      'unique index',
    )
    await changeTable(
      db,
      sql`alter table payment_refunds drop constraint if exists payment_refunds_payment_id_reference_id_key`,
    )
  },
}
