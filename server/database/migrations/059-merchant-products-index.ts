import { buildIndex, type Migration } from './migration'

/** The index of a shop's products, on sale or not, newest first, built while the table is in use. */
export const merchantProductsIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'products_of_shop', 'on products (store_id, listed_at desc, id desc)'),
}
