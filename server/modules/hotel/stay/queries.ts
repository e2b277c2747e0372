import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, StayPartBackTable, StayTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** How many rooms of a night are wanted. */
export interface NightCount {
  readonly nightId: string
  readonly count: number
}

/** Locks nights in the order of their ids; answers them. */
export const lockNights = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('room_nights')
    .select(['id', 'night', 'closed', sql<number>`allotment - held - sold`.as('left')])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute()

const counts = (nights: readonly NightCount[]) => [
  nights.map(({ nightId }) => nightId),
  nights.map(({ count }) => count),
]

/** Holds rooms of all nights or of none: answers how many are left by night, or the first night that is short. */
export async function holdNights(
  tx: Tx,
  nights: readonly NightCount[],
): Promise<{ readonly left: ReadonlyMap<string, number> } | { readonly short: string | undefined }> {
  const [ids, quantities] = counts(nights)
  const rows = await lockNights(tx, ids as string[])
  const wanted = new Map(nights.map(({ nightId, count }) => [nightId, count]))
  const short = rows
    .filter(({ id, left, closed }) => closed || left < (wanted.get(id) ?? 0))
    .map(({ night }) => night)
    .sort()[0]
  if (short !== undefined || rows.length < wanted.size) return { short }
  await sql`update room_nights set held = held + line.count
    from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, count) where room_nights.id = line.id`.execute(tx)
  return { left: new Map(rows.map(({ id, left }) => [id, left - (wanted.get(id) ?? 0)])) }
}

/** Moves held rooms of nights to sold ones. */
export async function sellNights(tx: Tx, nights: readonly NightCount[]): Promise<void> {
  const [ids, quantities] = counts(nights)
  await lockNights(tx, ids as string[])
  await sql`update room_nights set held = held - line.count, sold = sold + line.count
    from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, count) where room_nights.id = line.id`.execute(tx)
}

/** Puts rooms of nights on sale again that were held or sold. */
export async function freeNights(tx: Tx, nights: readonly NightCount[], from: 'held' | 'sold'): Promise<void> {
  const [ids, quantities] = counts(nights)
  await lockNights(tx, ids as string[])
  const column = sql.ref(from)
  await sql`update room_nights set ${column} = ${column} - line.count
    from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, count) where room_nights.id = line.id`.execute(tx)
}

/** The nights of an order's lines that were not given back, with how many rooms each has. */
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

/** Takes rooms of a special's nights; false when one has too few. */
export async function takeSpecials(tx: Tx, rateId: string, nights: readonly string[], rooms: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('rate_nights')
    .select(['night', sql<number>`allotment - taken`.as('left')])
    .where('rate_id', '=', rateId)
    .where('night', 'in', [...nights])
    .orderBy('night')
    .forUpdate()
    .execute()
  if (rows.some(({ left }) => left < rooms)) return false
  await changeTaken(tx, rateId, new Map(rows.map(({ night }) => [night, rooms])))
  return true
}

/** Changes how many rooms of a special's nights are taken; other rates have no such nights. */
export async function changeTaken(tx: Tx, rateId: string, by: ReadonlyMap<string, number>): Promise<void> {
  const [nights, amounts] = [[...by.keys()], [...by.values()]]
  await sql`update rate_nights set taken = taken + line.amount
    from unnest(${nights}::date[], ${amounts}::int[]) as line (night, amount)
    where rate_id = ${rateId} and rate_nights.night = line.night`.execute(tx)
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

/** The stays of orders with what is shown of their hotels. */
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
    .select([
      'hotels.near',
      'hotels.city_code',
      'hotels.check_in_from',
      'hotels.check_out_by',
      'hotels.no_show_at',
      'hotels.confirms_by_hand',
    ])
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()

export type StayRow = Awaited<ReturnType<typeof staysOf>>[number]

/** The stay of an order. */
export async function stayOf(db: Db, orderId: string): Promise<StayRow> {
  const [row] = await staysOf(db, [orderId])
  if (!row) throw new Error(`Order ${orderId} has no stay`)
  return row
}

/** What was given back of a stay that went on, the oldest first. */
export const partsBack = (db: Db, orderId: string) =>
  db.selectFrom('stay_parts_back').selectAll().where('order_id', '=', orderId).orderBy('at').orderBy('id').execute()

/** How many live stays to be paid at the hotel a customer has for each of some nights. */
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

/** Takes so many rooms of a type for an order, those that are free in a period; answers how many it found. */
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
    where room_type_id = ${roomTypeId} and not exists (
      select from stay_hours where room_id = hotel_rooms.id and ended_at is null and period && ${period}
    )
    order by number, id limit ${rooms}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Ends the hours of a stay, which can be booked again. */
export async function endHours(tx: Tx, orderId: string): Promise<void> {
  await sql`update stay_hours set ended_at = now() where order_id = ${orderId} and ended_at is null`.execute(tx)
}

/** The room-nights of a stay with whether each was given back. */
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

/** Notes what was given back of a stay that goes on. */
export async function insertPartBack(tx: Tx, row: Insertable<StayPartBackTable>): Promise<void> {
  await tx.insertInto('stay_parts_back').values(row).execute()
}
