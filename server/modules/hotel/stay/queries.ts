import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, StayPartBackTable, StayTable, StayTerms } from '../../../database/schema'
import type { NightCount } from '../nights/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Nights of an order's lines that were not cancelled, with the number of rooms of each. */
export async function liveNights(tx: Db, orderId: string): Promise<NightCount[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('item_id')
    .select(sql<number>`sum(quantity - returned_quantity)::int`.as('count'))
    .where('order_id', '=', orderId)
    .where('item_kind', '=', 'roomNight')
    .whereRef('returned_quantity', '<', 'quantity')
    .groupBy('item_id')
    .execute()
  return rows.map(({ item_id: nightId, count }) => ({ nightId, count }))
}

/** The nights of some ids. */
export async function nightDates(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('room_nights')
    .select(['id', 'night'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(({ id, night }) => [id, night]))
}

/** Inserts the stay of an order. */
export async function insertStay(tx: Tx, row: Insertable<StayTable>): Promise<void> {
  await tx.insertInto('stays').values(row).execute()
}

const keptTime = (
  key: keyof NonNullable<StayTerms['times']>,
  column: 'check_in_from' | 'check_out_by' | 'no_show_at',
) =>
  sql<string>`coalesce(stays.terms->'times'->>${sql.lit(key)}, ${sql.ref(`hotels.${column}`)}::text)::time`.as(column)

/** Times of a hotel's days, as the stay was sold; stays from before they were kept have the hotel's. */
export const keptTimes = [
  keptTime('checkInFrom', 'check_in_from'),
  keptTime('checkOutBy', 'check_out_by'),
  keptTime('noShowAt', 'no_show_at'),
] as const

/** The stays of orders with the displayed columns of their hotels. */
export const staysOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('stays')
    .innerJoin('stores', 'stores.id', 'stays.store_id')
    .innerJoin('hotels', 'hotels.store_id', 'stays.store_id')
    .innerJoin('rates', 'rates.id', 'stays.rate_id')
    .selectAll('stays')
    .select('rates.special')
    .select([
      'stores.time_zone',
      'stores.address',
      'stores.phone',
      'stores.hero',
      'stores.latitude',
      'stores.longitude',
    ])
    .select(['hotels.near', 'hotels.city_code', 'hotels.confirms_by_hand'])
    .select(keptTimes)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()

export type StayRow = Awaited<ReturnType<typeof staysOf>>[number]

/** The stay of an order. */
export async function stayOf(db: Db, orderId: string): Promise<StayRow> {
  const [row] = await staysOf(db, [orderId])
  if (!row) throw new Error(`Order ${orderId} has no stay`)
  return row
}

/** Cancelled parts of a stay that continued, the oldest first. */
export const partsBack = (db: Db, orderId: string) =>
  db.selectFrom('stay_parts_back').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute()

/** Largest number of a customer's live stays paid at the hotel over some nights. */
export async function mostUnpaidStays(tx: Tx, customerId: string, from: string, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from stays join orders on orders.id = stays.order_id
    cross join generate_series(greatest(check_in, ${from}::date), least(check_out, ${until}::date) - 1, '1 day') as night
    where stays.customer_id = ${customerId} and way = 'payAtHotel' and phase = 'inProgress'
      and check_in < ${until} and check_out > ${from}
    group by night order by count desc limit 1`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Books free rooms of a type in a period for an order, up to the requested number; answers how many it found. */
export async function insertHours(
  tx: Tx,
  hours: {
    readonly orderId: string
    readonly roomTypeId: string
    readonly from: Date
    readonly until: Date
    readonly rooms: number
  },
): Promise<number> {
  const { orderId, roomTypeId, from, until, rooms } = hours
  const period = sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`
  await tx
    .selectFrom('hotel_rooms')
    .select('id')
    .where('room_type_id', '=', roomTypeId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { numAffectedRows } = await sql`
    insert into stay_hours (order_id, room_id, period)
    select ${orderId}::uuid, hotel_rooms.id, ${period}
    from hotel_rooms
    where room_type_id = ${roomTypeId} and removed_at is null and not exists (
      select from stay_hours where room_id = hotel_rooms.id and ended_at is null and period && ${period}
    )
    order by number, id limit ${rooms}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Ends the hours of a stay, which can be booked again. */
export async function endHours(tx: Tx, orderId: string): Promise<void> {
  await sql`update stay_hours set ended_at = now() where order_id = ${orderId} and ended_at is null`.execute(tx)
}

/** Room-nights of a stay, with whether each was cancelled. */
export const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'returned_quantity', 'paid', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** Whether a person of the hotel of a stay confirms it. */
export async function confirmsByHand(db: Db, orderId: string): Promise<boolean> {
  const { confirms_by_hand } = await db
    .selectFrom('stays')
    .innerJoin('hotels', 'hotels.store_id', 'stays.store_id')
    .select('confirms_by_hand')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return confirms_by_hand
}

/** Changes the stay of a locked order. */
export async function updateStay(tx: Tx, orderId: string, change: Updateable<StayTable>): Promise<void> {
  await tx.updateTable('stays').set(change).where('order_id', '=', orderId).execute()
}

/** Records a cancelled part of a stay that continues. */
export async function insertPartBack(tx: Tx, row: Insertable<StayPartBackTable>): Promise<void> {
  await tx.insertInto('stay_parts_back').values(row).execute()
}
