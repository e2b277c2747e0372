import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The banners of home, in their order. */
export function banners(db: Db) {
  return db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
}

/** The tiles of home, in their order. */
export function tiles(db: Db) {
  return db.selectFrom('tiles').selectAll().orderBy('position').orderBy('key').execute()
}
