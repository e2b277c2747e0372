import { buildIndex, type Migration } from './migration'

/** The index of a customer's after-sales cases, newest first, built while the table is in use. */
export const goodsCasesIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'refunds_of_customer', 'on refunds (customer_id, applied_at desc, id desc)'),
}
