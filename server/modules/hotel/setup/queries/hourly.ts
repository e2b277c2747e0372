import { type Kysely, sql, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../../../database/schema'

type Tx = Transaction<Database>

/** Numbers of the single rooms that are let by the hour, by room type. */
export async function hourlyRooms(db: Kysely<Database>, roomTypeIds: readonly string[]) {
  const rows = await db
    .selectFrom('hotel_rooms')
    .select(['room_type_id', 'number'])
    .where((eb) => eb('room_type_id', '=', eb.fn.any(eb.val([...roomTypeIds]))))
    .where('removed_at', 'is', null)
    .orderBy('number')
    .orderBy('id')
    .execute()
  const numbers = (id: string) => rows.filter(({ room_type_id }) => room_type_id === id).map(({ number }) => number)
  return new Map(roomTypeIds.map((id) => [id, numbers(id)]))
}

/**
 * Lets exactly these single rooms of a room type by the hour; hours that guests have booked remain. The hotel is locked.
 * @param now Time of removal of the others
 */
export async function saveHourlyRooms(
  tx: Tx,
  roomTypeId: string,
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  const known = await tx
    .selectFrom('hotel_rooms')
    .select(['id', 'number', 'removed_at'])
    .where('room_type_id', '=', roomTypeId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const wanted = new Set(numbers)
  const removed = known.filter(({ number }) => !wanted.has(number)).map(({ id }) => id)
  const returned = known.filter(({ number }) => wanted.has(number)).map(({ id }) => id)
  const change = (ids: string[], removed_at: Date | null) =>
    tx
      .updateTable('hotel_rooms')
      .set({ removed_at })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute()
  await change(removed, now)
  await change(returned, null)
  const numbersKnown = new Set(known.map(({ number }) => number))
  const added = [...wanted].filter((number) => !numbersKnown.has(number))
  if (added.length === 0) return
  const rows = added.map((number) => ({ id: uuid(), room_type_id: roomTypeId, number }))
  await tx.insertInto('hotel_rooms').values(rows).execute()
}

/** Updates whether a hotel offers hours: with a rate by the hour of a room type that is sold. */
export async function updateHourly(tx: Tx, storeId: string): Promise<void> {
  await sql`
    update hotels set hourly = exists (
      select from rates join room_types on room_types.id = rates.room_type_id
      where room_types.store_id = ${storeId} and room_types.removed_at is null
        and rates.removed_at is null and rates.way = 'hourly'
    ) where store_id = ${storeId}`.execute(tx)
}
