import { buildIndex, type Migration } from './migration'
import { sql } from 'kysely'

/**
 * When the food of an order was ready, whether a store accepts orders by itself (null while its merchant has not said) and until when it
 * rests, and an index for a store's orders by state.
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
