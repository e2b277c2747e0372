import { buildIndex, type Migration } from './migration'

/** Indexes of tables that may be large, for sales and for expired sessions, built while the tables are in use. */
export const concurrentIndexes: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'orders_sold', "on orders (ended_at) include (store_id) where phase in ('toReview', 'done')")
    await buildIndex(db, 'sessions_expired', 'on sessions (expires_at)')
  },
}
