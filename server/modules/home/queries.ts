import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

export function banners(db: Db) {
  return db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute()
}

export function tiles(db: Db) {
  return db.selectFrom('tiles').selectAll().orderBy('position').orderBy('key').execute()
}

export function places(db: Db) {
  return db.selectFrom('places').selectAll().orderBy('position').orderBy('id').execute()
}
