import { buildIndex, type Migration } from './migration'
import { sql } from 'kysely'

/**
 * Time at which an order's food was ready, whether a store accepts orders automatically (null while its merchant has
 * not chosen) and the end of its pause, and an index for a store's orders by state.
 */
export const merchants: Migration = {
  outsideTransaction: true,
  async up(db) {
    await sql.raw('alter table takeaway_orders add column if not exists ready_at timestamptz').execute(db)
    await sql
      .raw(
        'alter table stores add column if not exists auto_accept boolean, add column if not exists rest_until timestamptz',
      )
      .execute(db)
    await buildIndex(db, 'orders_by_store', 'on orders (store_id, state, placed_at desc, id desc)')
  },
}
