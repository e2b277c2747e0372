import { sql } from 'kysely'
import { changeTable, type Migration } from './migration'

/** The pause of a store's payouts after their account has changed, and the time at which the store first had one. */
export const pausedPayouts: Migration = {
  outsideTransaction: true,
  up: (db) =>
    changeTable(
      db,
      sql`alter table store_payout_settings add column if not exists linked_at timestamptz,
        add column if not exists paused_until timestamptz`,
    ),
}
