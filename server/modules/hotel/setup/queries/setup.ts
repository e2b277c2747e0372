import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Database, HotelTable, RateTable, RoomTypeTable } from '../../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A store whose business is a hotel; undefined for another one. */
export const hotelStore = (db: Db, storeId: string) =>
  db
    .selectFrom('stores')
    .select(['id', 'hero', 'latitude', 'longitude', 'time_zone'])
    .where('id', '=', storeId)
    .where('business', '=', 'hotel')
    .executeTakeFirst()

/** Saved facts of a hotel; undefined before its first save. */
export const savedHotel = (db: Db, storeId: string) =>
  db.selectFrom('hotels').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** Inserts a hotel, or changes it; its city stays as it was inserted. */
export async function saveHotel(tx: Tx, row: Insertable<HotelTable>): Promise<void> {
  const { store_id: _id, city_code: _city, ...facts } = row
  await tx
    .insertInto('hotels')
    .values(row)
    .onConflict((oc) => oc.column('store_id').doUpdateSet(facts))
    .execute()
}

/** Locks a hotel, whose room types and rates are then changed one after another while guests book; undefined before its first save. */
export const lockHotel = (tx: Tx, storeId: string) =>
  tx.selectFrom('hotels').select('store_id').where('store_id', '=', storeId).forNoKeyUpdate().executeTakeFirst()

/** The hotel of a room type that is sold. */
export async function hotelOfRoom(db: Db, roomTypeId: string): Promise<string | undefined> {
  const query = db.selectFrom('room_types').select('store_id').where('id', '=', roomTypeId)
  return (await query.where('removed_at', 'is', null).executeTakeFirst())?.store_id
}

/** Price of a room type's usual night. */
export async function basePriceOf(tx: Tx, roomTypeId: string): Promise<number> {
  const query = tx.selectFrom('room_types').select('base_price').where('id', '=', roomTypeId)
  return (await query.executeTakeFirstOrThrow()).base_price
}

export async function insertRoomType(tx: Tx, row: Insertable<RoomTypeTable>): Promise<void> {
  await tx.insertInto('room_types').values(row).execute()
}

/** Changes a room type that is sold; answers whether there is one. */
export async function updateRoomType(tx: Tx, id: string, change: Updateable<RoomTypeTable>): Promise<boolean> {
  const query = tx.updateTable('room_types').set(change).where('id', '=', id).where('removed_at', 'is', null)
  return (await query.executeTakeFirst()).numUpdatedRows > 0
}

export async function insertRate(tx: Tx, row: Insertable<RateTable>): Promise<void> {
  await tx.insertInto('rates').values(row).execute()
}

/** Takes an offered rate of a room type off sale; answers whether there is one. */
export async function removeRate(
  tx: Tx,
  { roomTypeId, rateId }: { readonly roomTypeId: string; readonly rateId: string },
  removed_at: Date,
): Promise<boolean> {
  const query = tx.updateTable('rates').set({ removed_at }).where('id', '=', rateId)
  const { numUpdatedRows } = await query
    .where('room_type_id', '=', roomTypeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Changes an offered rate of a room type; answers whether there is one, which stays by the night, by the hour or a special. */
export async function updateRate(
  tx: Tx,
  { roomTypeId, rateId }: { readonly roomTypeId: string; readonly rateId: string },
  change: Updateable<RateTable> & Pick<RateTable, 'way'> & { readonly special: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rates')
    .set(change)
    .where('id', '=', rateId)
    .where('room_type_id', '=', roomTypeId)
    .where('removed_at', 'is', null)
    .where('special', '=', change.special)
    .where('way', change.way === 'hourly' ? '=' : '<>', 'hourly')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The keys of facilities that exist, out of some; those of rooms alone with `of`. */
export async function knownFacilities(db: Db, keys: readonly string[], of?: 'rooms'): Promise<string[]> {
  const all = db.selectFrom('hotel_facilities').select('key').orderBy('position')
  const query = of ? all.where('of_room', '=', true) : all
  const rows = await query.where('key', '=', sql<string>`any(${[...keys]}::text[])`).execute()
  return rows.map(({ key }) => key)
}
