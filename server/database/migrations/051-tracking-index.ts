import { buildIndex, type Migration } from './migration'

/** The index by which pushes of tracking services find parcels, built while the table is in use. */
export const trackingIndex: Migration = {
  outsideTransaction: true,
  up: (db) => buildIndex(db, 'parcels_by_tracking_number', 'on parcels (tracking_number)'),
}
