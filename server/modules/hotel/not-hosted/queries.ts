import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { distanceFrom } from '../../store/queries'

type Db = Kysely<Database>

/** Number of hotels near another one that are searched for a free room. */
const asked = 40

/** The hotels of the kind of another one with as many stars or one more or less, the nearest first. */
export async function alike(db: Db, storeId: string): Promise<string[]> {
  const own = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select(['hotels.kind', 'stars', 'city_code', 'latitude', 'longitude'])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .select('store_id')
    .where('city_code', '=', own.city_code)
    .where('hotels.kind', '=', own.kind)
    .where('stores.status', '<>', 'closed')
    .where('store_id', '<>', storeId)
    .where('stars', '>=', own.stars - 1)
    .where('stars', '<=', own.stars + 1)
    .orderBy(sql`(${distanceFrom(own)})`)
    .orderBy('store_id')
    .limit(asked)
    .execute()
  return rows.map(({ store_id }) => store_id)
}
