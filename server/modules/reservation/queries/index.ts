import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type {
  Database,
  SeatingTable,
  TableBookingTable,
  TableRulesTable,
  TableOpeningTable,
} from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Rules = Selectable<TableRulesTable>
export type SeatingRow = Selectable<SeatingTable>
export type Opening = Selectable<TableOpeningTable>

/** A stretch of time as a range; the end is not in it. */
export const range = (from: Date, to: Date) => sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`

const startOf = sql<Date>`lower(visit)`
const endOf = sql<Date>`upper(visit)`

type StoreIds = readonly string[]

const ofStores = (storeIds: StoreIds) => sql<boolean>`store_id = any(${storeIds}::uuid[])`

/** Stores as their reservations need them. */
export function restaurantsOf(db: Db, storeIds: StoreIds) {
  return db
    .selectFrom('stores')
    .select(['id', 'name', 'logo', 'rating', 'phone', 'address', 'latitude', 'longitude', 'opening_hours', 'time_zone'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...storeIds]))))
    .execute()
}
export type Restaurant = Awaited<ReturnType<typeof restaurantsOf>>[number]

/** A store as its reservations need it. */
export async function findRestaurant(db: Db, storeId: string): Promise<Restaurant | undefined> {
  return (await restaurantsOf(db, [storeId]))[0]
}

export function rulesOf(db: Db, storeIds: StoreIds): Promise<Rules[]> {
  return db.selectFrom('table_rules').selectAll().where(ofStores(storeIds)).execute()
}

export async function findRules(db: Db, storeId: string): Promise<Rules | undefined> {
  return (await rulesOf(db, [storeId]))[0]
}

export function seatingsOf(db: Db, storeIds: StoreIds): Promise<SeatingRow[]> {
  return db.selectFrom('seatings').selectAll().where(ofStores(storeIds)).orderBy('position').execute()
}

/** Whether a restaurant has a queue for those without a booking. */
export async function hasQueue(db: Db, storeId: string): Promise<boolean> {
  const row = await db.selectFrom('queue_sizes').select('store_id').where('store_id', '=', storeId).executeTakeFirst()
  return row !== undefined
}

/** The tables of restaurants by name. */
export function tablesOf(db: Db, storeIds: StoreIds) {
  return db
    .selectFrom('dining_tables')
    .select(['id', 'store_id', 'seating_id', 'name', 'least', 'most'])
    .where(ofStores(storeIds))
    .where('removed_at', 'is', null)
    .orderBy('most')
    .orderBy('name')
    .execute()
}

export function setsOf(db: Db, storeIds: StoreIds) {
  return db.selectFrom('table_sets').selectAll().where(ofStores(storeIds)).orderBy('most').orderBy('id').execute()
}

export function openingsOf(db: Db, storeIds: StoreIds): Promise<Opening[]> {
  return db.selectFrom('table_openings').selectAll().where(ofStores(storeIds)).orderBy('first_minute').execute()
}

/** The days between two that are unlike their weekdays. */
export function exceptionsOf(db: Db, storeIds: StoreIds, from: string, to: string) {
  return db
    .selectFrom('table_exceptions')
    .select(['store_id', 'day', 'as_weekday'])
    .where(ofStores(storeIds))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}

/** Held periods of restaurants' tables within a stretch of time, except those of one order or waitlist entry. */
export function keptWithin(db: Db, storeIds: StoreIds, from: Date, to: Date, except?: string) {
  return db
    .selectFrom('table_periods')
    .select(['store_id', 'table_id', sql<Date>`lower(period)`.as('from'), sql<Date>`upper(period)`.as('to')])
    .where(ofStores(storeIds))
    .where('held', '=', true)
    .where(sql<Date>`upper(period)`, '>', from)
    .where(sql<Date>`lower(period)`, '<', to)
    .$if(except !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(order_id, entry_id) is distinct from ${except ?? null}::uuid`),
    )
    .execute()
}

/** The parties that come to restaurants within a stretch of time, offers of their waitlists included. */
export async function arrivalsWithin(db: Db, storeIds: StoreIds, from: Date, to: Date, except?: string) {
  const booked = db
    .selectFrom('table_bookings')
    .select(['order_id as id', 'store_id', startOf.as('at'), 'party'])
    .where(ofStores(storeIds))
    .where('held', '=', true)
    .where(startOf, '>=', from)
    .where(startOf, '<', to)
  const offered = db
    .selectFrom('waitlist_entries')
    .select(['id', 'store_id', sql<Date>`(offer->>'at')::timestamptz`.as('at'), 'party'])
    .where(ofStores(storeIds))
    .where('kind', '=', 'table')
    .where('state', '=', 'offered')
    .where('starts_at', '<', to)
    .where('ends_at', '>=', from)
  const rows = await booked.unionAll(offered).execute()
  return rows.filter(({ id }) => id !== except)
}

/** Locks a restaurant's day, under which its tables are given, against others and against a change of its tables. */
export async function lockDay(tx: Tx, storeId: string, day: string): Promise<void> {
  await tx.selectFrom('table_rules').select('store_id').where('store_id', '=', storeId).forShare().execute()
  const row = { store_id: storeId, day }
  await tx
    .insertInto('table_days')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .selectFrom('table_days')
    .select('day')
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Another table that a customer holds in a stretch of time. */
export function bookedMeanwhile(db: Db, customerId: string, from: Date, to: Date, except?: string) {
  return db
    .selectFrom('table_bookings')
    .innerJoin('stores', 'stores.id', 'table_bookings.store_id')
    .select(['order_id', 'stores.name'])
    .where('customer_id', '=', customerId)
    .where('held', '=', true)
    .where(sql<boolean>`visit && ${range(from, to)}`)
    .$if(except !== undefined, (query) => query.where('order_id', '<>', except ?? ''))
    .limit(1)
    .executeTakeFirst()
}

export async function insertBooking(tx: Tx, row: Insertable<TableBookingTable>): Promise<void> {
  await tx.insertInto('table_bookings').values(row).execute()
}

interface Keeping {
  readonly storeId: string
  readonly tableIds: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly orderId?: string
  readonly entryId?: string
}

/** Keeps tables for an order or an entry of a waitlist. */
export async function keepTables(tx: Tx, { storeId, tableIds, from, to, orderId, entryId }: Keeping): Promise<void> {
  const rows = [...tableIds].sort().map((table_id) => ({
    id: uuid(),
    table_id,
    store_id: storeId,
    order_id: orderId ?? null,
    entry_id: entryId ?? null,
    period: range(from, to),
  }))
  await tx.insertInto('table_periods').values(rows).execute()
}

/** Gives up the tables of an order; the row of the booking stays. */
export async function freeTables(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('table_periods').set({ held: false }).where('order_id', '=', orderId).execute()
  await tx.updateTable('table_bookings').set({ held: false }).where('order_id', '=', orderId).execute()
}

/** Gives up what is kept for an entry of a waitlist. */
export async function freeEntry(tx: Tx, entryId: string): Promise<void> {
  await tx.updateTable('table_periods').set({ held: false }).where('entry_id', '=', entryId).execute()
}

const bookings = (db: Db) =>
  db
    .selectFrom('table_bookings')
    .innerJoin('stores', 'stores.id', 'table_bookings.store_id')
    .innerJoin('seatings', 'seatings.id', 'table_bookings.seating_id')
    .selectAll('table_bookings')
    .select([startOf.as('at'), endOf.as('ends_at'), 'stores.time_zone', 'seatings.name as seating'])
    .select(
      sql<string[]>`coalesce((
        select array_agg(distinct dining_tables.name order by dining_tables.name) from table_periods
        join dining_tables on dining_tables.id = table_periods.table_id
        where table_periods.order_id = table_bookings.order_id
          and (table_periods.held or not table_bookings.held)
          and table_periods.period = table_bookings.visit
      ), '{}')`.as('tables'),
    )

/** The bookings of some orders. */
export function bookingsOf(db: Db, orderIds: readonly string[]) {
  return bookings(db)
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}
export type Booking = Awaited<ReturnType<typeof bookingsOf>>[number]

/** The booking of an order; undefined for an order that is no table. */
export function findBooking(db: Db, orderId: string): Promise<Booking | undefined> {
  return bookings(db).where('order_id', '=', orderId).executeTakeFirst()
}

export function bookingOf(db: Db, orderId: string): Promise<Booking> {
  return bookings(db).where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

export type BookingChange = Partial<
  Pick<
    Insertable<TableBookingTable>,
    | 'seating_id'
    | 'day'
    | 'visit'
    | 'party'
    | 'minimum_spend'
    | 'free_until'
    | 'held_until'
    | 'late_at'
    | 'day_reminded_at'
    | 'hours_reminded_at'
  >
>

export async function updateBooking(tx: Tx, orderId: string, change: BookingChange): Promise<void> {
  await tx.updateTable('table_bookings').set(change).where('order_id', '=', orderId).execute()
}

/** Whether one of an order's tables is kept for somebody else in a stretch of time. */
export async function isNeeded(db: Db, orderId: string, from: Date, to: Date): Promise<boolean> {
  const found = await db
    .selectFrom('table_periods as own')
    .innerJoin('table_periods as other', 'other.table_id', 'own.table_id')
    .select('other.id')
    .where('own.order_id', '=', orderId)
    .where('own.held', '=', true)
    .where('other.held', '=', true)
    .whereRef('other.id', '<>', 'own.id')
    .where(sql<boolean>`other.period && ${range(from, to)}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Moves the end of a visit and of its held periods. */
export async function extendVisit(tx: Tx, orderId: string, from: Date, to: Date): Promise<void> {
  await tx
    .updateTable('table_bookings')
    .set({ visit: range(from, to) })
    .where('order_id', '=', orderId)
    .execute()
  await tx
    .updateTable('table_periods')
    .set({ period: range(from, to) })
    .where('order_id', '=', orderId)
    .where('held', '=', true)
    .execute()
}

/** Releases the tables of an order whose booking continues with others. */
export async function releasePeriods(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('table_periods').set({ held: false }).where('order_id', '=', orderId).execute()
}

/** Some orders with their restaurants. */
export function ordersOf(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.id', 'orders.state', 'orders.phase', 'orders.total', 'stores.name', 'stores.logo'])
    .where((eb) => eb('orders.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}
