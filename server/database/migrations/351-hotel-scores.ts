import { buildIndex, type Migration } from './migration'

/** As in hotel/search/queries/list.ts. */
const score = '(case when reviews >= 5 then score else 0 end)::float8'

/** The index of a list by score, in which hotels with few reviews have none. */
export const hotelScores: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'hotels_best', `on hotels (city_code, kind, (${score}) desc, store_id)`),
}
