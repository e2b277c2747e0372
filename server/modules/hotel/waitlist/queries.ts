import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database, NightHoldTable } from '../../../database/schema'
import { lockNights } from '../nights/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Locks the line of a room type: who joins it, and what is offered to it. */
export const lockLine = (tx: Tx, roomTypeId: string) =>
  tx.selectFrom('room_types').select('id').where('id', '=', roomTypeId).forNoKeyUpdate().execute()

/** The nights of a room type between two days, the later of which is none. */
export async function nightIds(db: Db, roomTypeId: string, from: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('room_nights')
    .select('id')
    .where('room_type_id', '=', roomTypeId)
    .where('night', '>=', from)
    .where('night', '<', until)
    .orderBy('night')
    .execute()
  return rows.map(({ id }) => id)
}

/** Released rooms of a room type that are reserved until its waitlist was served. */
export const keptFor = (tx: Tx, roomTypeId: string) =>
  tx
    .selectFrom('night_holds')
    .innerJoin('room_nights', (on) =>
      on
        .onRef('room_nights.room_type_id', '=', 'night_holds.room_type_id')
        .onRef('room_nights.night', '=', 'night_holds.check_in'),
    )
    .select(['night_holds.id', 'night_holds.rooms', 'room_nights.id as nightId'])
    .where('night_holds.room_type_id', '=', roomTypeId)
    .where('customer_id', 'is', null)
    .where('ended_at', 'is', null)
    .execute()

/** Locks all nights that the line of a room type waits for, with some others, in the order of their ids. */
export async function lockLineNights(tx: Tx, roomTypeId: string, others: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct room_nights.id from waitlist_entries
    join room_nights on room_nights.room_type_id = place_id
      and night >= (ask->>'checkIn')::date and night < (ask->>'checkOut')::date
    where place_id = ${roomTypeId} and state in ('waiting', 'offered')`.execute(tx)
  await lockNights(tx, [...new Set([...rows.map(({ id }) => id), ...others])])
}

/** Of some nights those that somebody waits for, with their room types. */
export async function waitedFor(tx: Tx, ids: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; roomTypeId: string; night: string; next: string }>`
    select id, room_type_id as "roomTypeId", night::text, (night + 1)::text as next from room_nights
    where id = any(${ids}::uuid[]) and exists (
      select from waitlist_entries where place_id = room_type_id and state = 'waiting' and closes_at > ${now}
        and night >= (ask->>'checkIn')::date and night < (ask->>'checkOut')::date
    ) order by id`.execute(tx)
  return rows
}

/** Notes what is held. */
export async function insertHolds(tx: Tx, rows: readonly Insertable<NightHoldTable>[]): Promise<void> {
  await tx
    .insertInto('night_holds')
    .values([...rows])
    .execute()
}

/** Hold of a waitlist entry. */
export const holdOf = (db: Db, id: string) =>
  db
    .selectFrom('night_holds')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('customer_id', 'is not', null)
    .executeTakeFirst()

/** Ends holds. */
export async function endHolds(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable('night_holds').set({ ended_at: at }).where('id', 'in', ids).execute()
}
