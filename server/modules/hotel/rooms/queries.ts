import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** Hotels with their stores' columns, without those that are closed for good. */
const openHotels = (db: Db) =>
  db
    .selectFrom('hotels')
    .innerJoin('stores', 'stores.id', 'hotels.store_id')
    .leftJoin('hotel_areas', 'hotel_areas.key', 'hotels.area_key')
    .leftJoin('hotel_brands', 'hotel_brands.key', 'hotels.brand_key')
    .selectAll('hotels')
    .select(['stores.id', 'stores.name', 'stores.logo', 'stores.hero', 'stores.phone', 'stores.address'])
    .select(['stores.latitude', 'stores.longitude', 'stores.time_zone', 'stores.profile'])
    .select(['hotel_areas.name as area_name', 'hotel_brands.name as brand_name'])
    .where('stores.status', '<>', 'closed')

/** A hotel with its store's columns; undefined when there is none, or when it is closed for good. */
export const findHotel = (db: Db, id: string) => openHotels(db).where('stores.id', '=', id).executeTakeFirst()

/** Hotels in the order of their ids, without unknown ones and those that are closed for good. */
export async function findHotels(db: Db, ids: readonly string[]) {
  const rows = await openHotels(db)
    .where((eb) => eb('stores.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type HotelRow = NonNullable<Awaited<ReturnType<typeof findHotel>>>

/** Scores, kinds and areas of hotels. */
export const hotelsAbout = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('hotels')
    .leftJoin('hotel_areas', 'hotel_areas.key', 'hotels.area_key')
    .selectAll('hotels')
    .select('hotel_areas.name as area_name')
    .where((eb) => eb('hotels.store_id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()

/** Amenities of hotels and rooms, by key. */
export async function facilitiesByKey(db: Db) {
  const rows = await db.selectFrom('hotel_facilities').selectAll().orderBy('position').execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/** The room types of a hotel that are sold. */
export const roomTypes = (db: Db, storeId: string) =>
  db
    .selectFrom('room_types')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type RoomTypeRow = Awaited<ReturnType<typeof roomTypes>>[number]

/** A room type, sold or not any more. */
export const roomType = (db: Db, id: string) =>
  db.selectFrom('room_types').selectAll().where('id', '=', id).executeTakeFirst()

/** The rates of room types that are offered. */
export const ratesOf = (db: Db, roomTypeIds: readonly string[]) =>
  db
    .selectFrom('rates')
    .selectAll()
    .where((eb) => eb('room_type_id', '=', eb.fn.any(eb.val([...roomTypeIds]))))
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type RateRow = Awaited<ReturnType<typeof ratesOf>>[number]

/** A rate that is offered with the id of its hotel. */
export const findRate = (db: Db, id: string) =>
  db
    .selectFrom('rates')
    .innerJoin('room_types', 'room_types.id', 'rates.room_type_id')
    .selectAll('rates')
    .select('room_types.store_id')
    .where('rates.id', '=', id)
    .where('rates.removed_at', 'is', null)
    .where('room_types.removed_at', 'is', null)
    .executeTakeFirst()

/** The nights of room types between two days, the later of which is one of departure: no night, but it can be closed to it. */
export const nightsBetween = (db: Db, roomTypeIds: readonly string[], from: string, until: string) =>
  db
    .selectFrom('room_nights')
    .selectAll()
    .select(sql<number>`allotment - held - sold`.as('left'))
    .where((eb) => eb('room_type_id', '=', eb.fn.any(eb.val([...roomTypeIds]))))
    .where('night', '>=', from)
    .where('night', '<=', until)
    .orderBy('night')
    .execute()

export type NightRow = Awaited<ReturnType<typeof nightsBetween>>[number]

/** The nights of specials between two days. */
export const specialNights = (db: Db, rateIds: readonly string[], from: string, until: string) =>
  db
    .selectFrom('rate_nights')
    .selectAll()
    .select(sql<number>`allotment - taken`.as('left'))
    .where((eb) => eb('rate_id', '=', eb.fn.any(eb.val([...rateIds]))))
    .where('night', '>=', from)
    .where('night', '<', until)
    .execute()

export type SpecialRow = Awaited<ReturnType<typeof specialNights>>[number]

/** The first nights from a day on with enough free rooms of a hotel's room type. */
export async function nearestNights(db: Db, storeId: string, from: string, rooms: number, most: number) {
  const rows = await db
    .selectFrom('room_nights')
    .innerJoin('room_types', 'room_types.id', 'room_nights.room_type_id')
    .select('night')
    .distinct()
    .where('store_id', '=', storeId)
    .where('removed_at', 'is', null)
    .where('night', '>=', from)
    .where('closed', '=', false)
    .where('no_arrival', '=', false)
    .where(sql<boolean>`room_nights.allotment - held - sold >= ${rooms}`)
    .orderBy('night')
    .limit(most)
    .execute()
  return rows.map(({ night }) => night)
}

/**
 * Adds the missing nights of room types, from last night up to the booking horizon of their hotel, at their base or
 * weekend price. Existing nights stay as they are.
 * @param roomTypeId One room type, of a hotel that may be closed; without it all of hotels that are not
 */
export async function addNights(db: Db, now: Date, roomTypeId: string | null = null): Promise<void> {
  await sql`
    insert into room_nights (id, room_type_id, night, allotment, price)
    select gen_random_uuid(), room_types.id, day::date, room_types.allotment,
      case when extract(isodow from day) in (5, 6) then weekend_price else base_price end
    from room_types
    join hotels on hotels.store_id = room_types.store_id
    join stores on stores.id = room_types.store_id
    cross join lateral (select (${now}::timestamptz at time zone stores.time_zone)::date as today) as clock
    cross join lateral (select max(night) as last from room_nights where room_type_id = room_types.id) as there
    cross join lateral generate_series(
      greatest(there.last + 1, clock.today - 1), clock.today + hotels.ahead_days, interval '1 day') as day
    where removed_at is null
      and case when ${roomTypeId}::uuid is null then stores.status <> 'closed' else room_types.id = ${roomTypeId}::uuid end
    on conflict (room_type_id, night) do nothing`.execute(db)
}
