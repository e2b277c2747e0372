import { buildIndex, type Migration } from './migration'

const scores = '(place + cleanliness + service + facilities)'

/** Indexes of a hotel's reviews by their scores, the newest first among equals. */
export const scoredReviews: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(
      db,
      'stay_reviews_best',
      `on stay_reviews (store_id, (${scores}) desc, created_at desc, review_id desc)`,
    )
    await buildIndex(
      db,
      'stay_reviews_worst',
      `on stay_reviews (store_id, (${scores}), created_at desc, review_id desc)`,
    )
  },
}
