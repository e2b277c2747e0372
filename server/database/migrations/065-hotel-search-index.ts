import { buildIndex, type Migration } from './migration'

/** The index by which a map finds hotels, built while the table is in use. */
export const hotelSearchIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'hotels_by_position', `on stores (latitude, longitude) where business = 'hotel'`),
}
