import { buildIndex, type Migration } from './migration'

/** The indexes by which staff read what waits for them, built while the tables are in use. */
export const staffListsIndexes: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'orders_in_progress', "on orders (placed_at, id) where phase = 'inProgress'")
    await buildIndex(db, 'reports_open', 'on reports (created_at desc, id desc) where answered_at is null')
    await buildIndex(db, 'feedbacks_open', 'on feedbacks (created_at desc, id desc) where answered_at is null')
    const escalated = "on refunds (applied_at desc, id desc) where state in ('evidence', 'arbitration')"
    await buildIndex(db, 'refunds_escalated', escalated)
  },
}
