import { buildIndex, type Migration } from './migration'

/** The index by which staff find customers by the beginning of a nickname, built while the table is in use. */
export const nicknamesIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'customers_nickname', 'on customers (lower(nickname) text_pattern_ops, id)'),
}
