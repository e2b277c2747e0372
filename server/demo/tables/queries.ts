import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { HeldPeriod } from '../../modules/reservation/fit'
import { insertAll } from '../seed/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Which of some orders exist. */
export async function existingOrders(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Held periods of some tables. */
export async function keptOf(db: Db, tableIds: readonly string[]): Promise<HeldPeriod[]> {
  const rows = await db
    .selectFrom('table_periods')
    .select(['table_id', sql<Date>`lower(period)`.as('from'), sql<Date>`upper(period)`.as('to')])
    .where('held', '=', true)
    .where((eb) => eb('table_id', '=', eb.fn.any(eb.val([...tableIds]))))
    .execute()
  return rows.map((each) => ({ tableId: each.table_id, from: each.from.getTime(), to: each.to.getTime() }))
}

/** A booked table in all tables. */
export interface BookedRows {
  readonly order: Insertable<Database['orders']>
  readonly line: Insertable<Database['order_lines']>
  readonly event: Insertable<Database['order_events']>
  readonly booking: Insertable<Database['table_bookings']>
  readonly period: Insertable<Database['table_periods']>
}

export async function insertBooked(tx: Tx, rows: readonly BookedRows[]): Promise<void> {
  await insertAll(
    tx,
    'orders',
    rows.map(({ order }) => order),
  )
  await insertAll(
    tx,
    'order_lines',
    rows.map(({ line }) => line),
  )
  await insertAll(
    tx,
    'order_events',
    rows.map(({ event }) => event),
  )
  await insertAll(
    tx,
    'table_bookings',
    rows.map(({ booking }) => booking),
  )
  await insertAll(
    tx,
    'table_periods',
    rows.map(({ period }) => period),
  )
}

/** The booking of one of some customers at a restaurant between two times, which could be freed for a party. */
export function bookedBy(
  db: Db,
  customerIds: readonly string[],
  storeId: string,
  from: Date,
  until: Date,
  party: number,
) {
  return db
    .selectFrom('table_bookings')
    .innerJoin('orders', 'orders.id', 'table_bookings.order_id')
    .select('order_id')
    .where('table_bookings.store_id', '=', storeId)
    .where('held', '=', true)
    .where('orders.state', '=', 'confirmed')
    .where('party', '>=', party)
    .where(sql<Date>`lower(visit)`, '>=', from)
    .where(sql<Date>`lower(visit)`, '<=', until)
    .where((eb) => eb('table_bookings.customer_id', '=', eb.fn.any(eb.val([...customerIds]))))
    .orderBy('party')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst()
}

/** Lengths of some restaurants' queues on a day, and the last drawn numbers, by store and size. */
export async function linesOf(db: Db, storeIds: readonly string[], day: string) {
  return db
    .selectFrom('queue_sizes')
    .leftJoin('queue_days', (join) =>
      join
        .onRef('queue_days.store_id', '=', 'queue_sizes.store_id')
        .onRef('queue_days.size', '=', 'queue_sizes.key')
        .on('queue_days.day', '=', day),
    )
    .select(['queue_sizes.store_id', 'queue_sizes.key as size', sql<number>`coalesce(last, 0)`.as('last')])
    .select(
      sql<number>`(select count(*)::int from queue_numbers where queue_numbers.store_id = queue_sizes.store_id
        and queue_numbers.size = queue_sizes.key and queue_numbers.day = ${day} and state = 'waiting')`.as('waiting'),
    )
    .where((eb) => eb('queue_sizes.store_id', '=', eb.fn.any(eb.val([...storeIds]))))
    .execute()
}

/** Draws numbers up to a last one for sizes of a day. */
export async function drawTo(tx: Tx, rows: readonly Insertable<Database['queue_days']>[]): Promise<void> {
  await tx
    .insertInto('queue_days')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['store_id', 'size', 'day']).doUpdateSet({ last: sql`greatest(queue_days.last, excluded.last)` }),
    )
    .execute()
}

/** Whether a customer waits in a line. */
export async function isWaitedIn(db: Db, storeId: string, size: string, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('queue_numbers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('size', '=', size)
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .where('customer_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A booking of a table as the autopilot decides on it. */
export function notedBooking(db: Db, orderId: string) {
  return db
    .selectFrom('table_bookings')
    .select(['note', 'held_until', 'late_at', sql<Date>`lower(visit)`.as('at')])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** A waitlist's entry as the autopilot frees a table for it. */
export function waitlistEntry(db: Db, id: string) {
  return db.selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirst()
}
