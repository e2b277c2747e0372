import { buildIndex, type Migration } from './migration'

/** The index by which staff page through the orders of everybody, built while the table is in use. */
export const ordersIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'orders_newest', 'on orders (placed_at desc, id desc)'),
}
