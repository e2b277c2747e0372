import { buildIndex, type Migration } from './migration'

/** Index of the reviews of a store without a reply, newest first. */
export const unansweredReviews: Migration = {
  outsideTransaction: true,
  up: (db) =>
    buildIndex(
      db,
      'reviews_unanswered',
      'on reviews (store_id, created_at desc, id desc) where reply is null and hidden_at is null',
    ),
}
