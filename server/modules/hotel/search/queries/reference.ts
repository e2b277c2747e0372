import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { Database } from '../../../../database/schema'
import type { SearchQuery } from '../../../../database/words'
import { distanceFrom } from '../../../store/queries'

type Db = Kysely<Database>

/** The city of the hotel nearest to a place with its zone; undefined when there are no hotels. */
export function nearestCity(db: Db, place: Position) {
  return db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select(['city_code', 'time_zone'])
    .where('stores.status', '<>', 'closed')
    .orderBy(distanceFrom(place))
    .orderBy('hotels.store_id')
    .limit(1)
    .executeTakeFirst()
}

/** The codes of the cities with an open hotel. */
export async function citiesWithHotels(db: Db): Promise<string[]> {
  const { rows } = await sql<{ city_code: string }>`
    with recursive cities as (
      (select city_code from hotels order by city_code limit 1)
      union all
      select (select hotels.city_code from hotels where hotels.city_code > cities.city_code order by hotels.city_code limit 1)
      from cities where cities.city_code is not null
    )
    select city_code from cities where exists (
      select from hotels join stores on stores.id = hotels.store_id
      where hotels.city_code = cities.city_code and stores.status <> 'closed')`.execute(db)
  return rows.map((row) => row.city_code)
}

/** The zone that the hotels of a city live by; undefined when it has none. */
export async function zoneOfCity(db: Db, cityCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select('time_zone')
    .where('city_code', '=', cityCode)
    .orderBy('recommended', 'desc')
    .orderBy('store_id')
    .limit(1)
    .executeTakeFirst()
  return row?.time_zone
}

export const landmarkByKey = (db: Db, key: string) =>
  db.selectFrom('hotel_landmarks').selectAll().where('key', '=', key).executeTakeFirst()

const inCity = (db: Db, table: 'hotel_areas' | 'hotel_landmarks', cityCode: string) =>
  db.selectFrom(table).select(['key', 'name']).where('city_code', '=', cityCode).orderBy('position').orderBy('key')

/** The areas and landmarks of a city, in their order. */
export const areasOf = (db: Db, cityCode: string) => inCity(db, 'hotel_areas', cityCode).execute()
export const landmarksOf = (db: Db, cityCode: string) =>
  db
    .selectFrom('hotel_landmarks')
    .select(['key', 'name', 'kind'])
    .where('city_code', '=', cityCode)
    .orderBy('position')
    .orderBy('key')
    .execute()
export const brands = (db: Db) => db.selectFrom('hotel_brands').selectAll().orderBy('position').orderBy('key').execute()
export const themes = (db: Db) => db.selectFrom('hotel_themes').selectAll().orderBy('position').orderBy('key').execute()

/** A place, brand or hotel that matches the typed text. */
export interface SuggestedRow {
  kind: 'area' | 'landmark' | 'brand' | 'hotel'
  key: string
  name: { en: string; zh: string }
  note: { en: string; zh: string } | null
  count: number
}

const like = (typed: string) => `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Areas, landmarks and brands whose name has one of the spellings of what is typed, all where that is empty, then hotels that match; each kind by its order. */
export async function suggested(
  db: Db,
  cityCode: string,
  { typed, query, most, meters }: { typed: readonly string[]; query: SearchQuery | null; most: number; meters: number },
): Promise<SuggestedRow[]> {
  const patterns = sql`any(${[...new Set(typed)].map(like)}::text[])`
  const named = (name: RawBuilder<unknown>) =>
    sql`(${name} ->> 'en' ilike ${patterns} or ${name} ->> 'zh' ilike ${patterns})`
  const open = sql`stores.status <> 'closed' and hotels.city_code = ${cityCode}`
  const { rows } = await sql<SuggestedRow>`
    (select 'area' as kind, areas.key, areas.name, null::jsonb as note,
      (select count(*)::int from hotels join stores on stores.id = hotels.store_id
        where hotels.area_key = areas.key and stores.status <> 'closed') as count
    from hotel_areas as areas where areas.city_code = ${cityCode} and ${named(sql`areas.name`)}
    order by areas.position, areas.key limit ${most})
    union all
    (select 'landmark', marks.key, marks.name, areas.name,
      (select count(*)::int from hotels join stores on stores.id = hotels.store_id
        where ${open} and ${distanceFrom({ latitude: sql.ref('marks.latitude'), longitude: sql.ref('marks.longitude') })} <= ${meters})
    from hotel_landmarks as marks left join hotel_areas as areas on areas.key = marks.area_key
    where marks.city_code = ${cityCode} and ${named(sql`marks.name`)} order by marks.position, marks.key limit ${most})
    union all
    (select 'brand', brands.key, brands.name, null,
      (select count(*)::int from hotels join stores on stores.id = hotels.store_id
        where ${open} and hotels.brand_key = brands.key)
    from hotel_brands as brands where ${named(sql`brands.name`)} order by brands.position, brands.key limit ${most})
    union all
    (select 'hotel', hotels.store_id::text, stores.name, areas.name, 1
    from hotels join stores on stores.id = hotels.store_id left join hotel_areas as areas on areas.key = hotels.area_key
    where ${open} and ${query ? sql`stores.words @@ ${query.any}::tsquery` : sql`false`}
    order by hotels.recommended desc, hotels.store_id limit ${most})`.execute(db)
  return rows
}

/** Names of hotels of a city that match a keyword, the recommended ones first. */
export async function hotelNames(db: Db, cityCode: string, query: SearchQuery, limit: number) {
  const rows = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'store_id')
    .select('stores.name')
    .where('stores.status', '<>', 'closed')
    .where('city_code', '=', cityCode)
    .where(sql<boolean>`stores.words @@ ${query.names}::tsquery`)
    .orderBy('recommended', 'desc')
    .orderBy('store_id')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}
