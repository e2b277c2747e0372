import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/schema'

type Db = Kysely<Database>

/** Areas of a city that hotels are looked for in. */
export const areasOf = (db: Db, cityCode: string) =>
  db
    .selectFrom('hotel_areas')
    .select(['key', 'name', 'latitude', 'longitude'])
    .where('city_code', '=', cityCode)
    .orderBy('position')
    .orderBy('key')
    .execute()

/** Brands of hotels. */
export const brands = (db: Db) =>
  db.selectFrom('hotel_brands').select(['key', 'name']).orderBy('position').orderBy('key').execute()

/** Themes that hotels are found under. */
export const themes = (db: Db) =>
  db.selectFrom('hotel_themes').select(['key', 'name']).orderBy('position').orderBy('key').execute()
