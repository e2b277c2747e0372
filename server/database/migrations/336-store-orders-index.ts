import { buildIndex, type Migration } from './migration'

/** The index by which the numbers on a store's tabs are counted, built while the table is in use. */
export const storeOrdersIndex: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'store_orders_in_progress', "on orders (store_id) where phase = 'inProgress'")
  },
}
