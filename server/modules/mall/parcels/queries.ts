import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, ParcelEventTable, ParcelTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The order of a parcel; undefined when there is none. */
export async function orderOfParcel(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirst())?.order_id
}

/** The order of a parcel that exists. */
export async function orderOf(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirstOrThrow()).order_id
}

/** Tracking events of a parcel, newest first. */
export function newsOf(db: Db, parcelId: string) {
  return db
    .selectFrom('parcel_events')
    .select(['state', 'text', 'at'])
    .where('parcel_id', '=', parcelId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The parcels of an order in their order, without those that are not shipped. */
export function parcelStates(db: Db, orderId: string) {
  return db
    .selectFrom('parcels')
    .select(['id', 'number', 'state'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cancelled')
    .orderBy('number')
    .execute()
}

/** Whether a line in a parcel waits for the answer to a refund. */
export async function hasOpenRefund(tx: Tx, parcelId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('parcels')
    .innerJoin('parcel_lines', 'parcel_id', 'parcels.id')
    .innerJoin('refund_lines', (join) =>
      join
        .onRef('refund_lines.order_id', '=', 'parcels.order_id')
        .onRef('refund_lines.position', '=', 'parcel_lines.position'),
    )
    .select('parcels.id')
    .where('parcels.id', '=', parcelId)
    .where('refund_lines.open', '=', true)
    .where('parcel_lines.quantity', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes a parcel of a locked order. */
export async function updateParcel(tx: Tx, id: string, change: Updateable<ParcelTable>): Promise<void> {
  await tx.updateTable('parcels').set(change).where('id', '=', id).execute()
}

/** Known tracking of a parcel: the number of events, and the latest time. */
export async function knownNews(tx: Tx, parcelId: string): Promise<{ count: number; newest: Date | null }> {
  const row = await tx
    .selectFrom('parcel_events')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('at').as('newest')])
    .where('parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), newest: row.newest }
}

/** Stores a carrier's tracking events in place of the earlier ones. */
export async function replaceNews(
  tx: Tx,
  parcelId: string,
  rows: readonly Insertable<ParcelEventTable>[],
): Promise<void> {
  await tx.deleteFrom('parcel_events').where('parcel_id', '=', parcelId).execute()
  await tx
    .insertInto('parcel_events')
    .values([...rows])
    .execute()
}

/** A parcel as tracking sees it, with the sealed address of its order; undefined before it has left. */
export function trackedParcel(db: Db, id: string) {
  return db
    .selectFrom('parcels')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'parcels.order_id')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['parcels.state', 'carrier', 'tracking_number', 'shipped_at', 'heard_at', 'address_sealed', 'phase'])
    .where('parcels.id', '=', id)
    .executeTakeFirst()
}

/** The parcels that left under a number with a carrier, in the order of their orders, in which these are locked. */
export function parcelsByNumber(db: Db, carrier: string, trackingNumber: string) {
  return db
    .selectFrom('parcels')
    .select('id')
    .where('tracking_number', '=', trackingNumber)
    .where('carrier', '=', carrier)
    .orderBy('order_id')
    .orderBy('id')
    .execute()
}

/** Notes that a carrier was asked about a parcel. */
export async function noteAsked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('parcels').set({ heard_at: now }).where('id', '=', id).execute()
}

/** The note of a parcel's order. */
export async function remarkOf(db: Db, parcelId: string): Promise<string> {
  const { remark } = await db
    .selectFrom('parcels')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'parcels.order_id')
    .select('remark')
    .where('parcels.id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return remark
}

/** The shop that ships a parcel. */
export async function storeOfParcel(db: Db, id: string): Promise<string | null> {
  const query = db.selectFrom('parcels').innerJoin('orders', 'orders.id', 'parcels.order_id').select('store_id')
  return (await query.where('parcels.id', '=', id).executeTakeFirst())?.store_id ?? null
}

/** A parcel of a locked order with its lines. */
export function parcelInFull(tx: Tx, id: string) {
  return tx
    .selectFrom('parcels')
    .select(['state', 'warehouse_id'])
    .select((eb) =>
      jsonArrayFrom(
        eb.selectFrom('parcel_lines').select(['position', 'quantity']).whereRef('parcel_id', '=', 'parcels.id'),
      ).as('lines'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Adds a parcel that is to be shipped to a locked order, with the number after its last. */
export async function addParcel(
  tx: Tx,
  { order_id, ...parcel }: Pick<Insertable<ParcelTable>, 'id' | 'order_id' | 'warehouse_id'>,
): Promise<void> {
  await tx
    .insertInto('parcels')
    .values((eb) => ({
      ...parcel,
      order_id,
      number: eb
        .selectFrom('parcels')
        .select(sql<number>`max(number) + 1`.as('next'))
        .where('order_id', '=', order_id)
        .$asScalar()
        .$notNull(),
      state: 'toShip',
      carrier: null,
      tracking_number: null,
    }))
    .execute()
}

/** Moves quantities of lines from one parcel of a locked order to another that has none of them. */
export async function moveLines(
  tx: Tx,
  { from, to }: { readonly from: string; readonly to: string },
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Promise<void> {
  for (const { position, quantity } of lines)
    await tx
      .updateTable('parcel_lines')
      .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
      .where('parcel_id', '=', from)
      .where('position', '=', position)
      .execute()
  await tx
    .insertInto('parcel_lines')
    .values(lines.map(({ position, quantity }) => ({ parcel_id: to, position, quantity })))
    .execute()
}

/** Whether another parcel has a carrier's number; no transaction beside this one can give it to one meanwhile. */
export async function isNumberTaken(
  tx: Tx,
  parcelId: string,
  { carrier, trackingNumber }: { readonly carrier: string; readonly trackingNumber: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parcel:${carrier}:${trackingNumber}`}, 0))`.execute(tx)
  const found = await tx
    .selectFrom('parcels')
    .select('id')
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', trackingNumber)
    .where('id', '<>', parcelId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Input of a parcel's label: its state, its shop and the sealed address. */
export function labelOf(db: Db, id: string) {
  return db
    .selectFrom('parcels')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'parcels.order_id')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['parcels.state', 'orders.state as order_state', 'orders.store_id', 'address_sealed'])
    .where('parcels.id', '=', id)
    .executeTakeFirst()
}

/** The carrier that a shop named last; undefined before its first parcel. */
export async function lastCarrier(db: Db, storeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select('carrier')
    .where('store_id', '=', storeId)
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.carrier ?? undefined
}
