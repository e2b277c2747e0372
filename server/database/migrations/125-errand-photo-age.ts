import { buildIndex, type Migration } from './migration'

/** An index for the hourly search for photos of errands that were kept long enough, built while the table is in use. */
export const errandPhotoAge: Migration = {
  outsideTransaction: true,
  async up(db) {
    await buildIndex(db, 'errand_photos_at', 'on errand_photos (at)')
  },
}
