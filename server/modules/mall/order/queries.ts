import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, MallOrderTable, ParcelLineTable, ParcelTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Inserts the mall's row of an order. */
export async function insertMallOrder(tx: Tx, row: Insertable<MallOrderTable>): Promise<void> {
  await tx.insertInto('mall_orders').values(row).execute()
}

/** Changes the destination of an order. */
export async function setAddress(
  tx: Tx,
  orderId: string,
  address: Pick<Insertable<MallOrderTable>, 'address_sealed' | 'region_code'>,
): Promise<void> {
  await tx.updateTable('mall_orders').set(address).where('order_id', '=', orderId).execute()
}

/** Notes what is paid for each line of an order, by position. */
export async function setPaid(tx: Tx, orderId: string, paid: readonly number[]): Promise<void> {
  for (const [position, amount] of paid.entries())
    await tx
      .updateTable('order_lines')
      .set({ paid: amount })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute()
}

/** Inserts the parcels of an order with their lines. */
export async function insertParcels(
  tx: Tx,
  parcels: readonly Insertable<ParcelTable>[],
  lines: readonly Insertable<ParcelLineTable>[],
): Promise<void> {
  await tx
    .insertInto('parcels')
    .values([...parcels])
    .execute()
  await tx
    .insertInto('parcel_lines')
    .values([...lines])
    .execute()
}

/** Number of unpaid orders in the trade of an order. */
const waitingOfTrade = (orderId: string) => sql<number>`(
  select count(*)::int from mall_orders own
  join mall_orders other on other.trade_id = own.trade_id
  join orders on orders.id = other.order_id
  where own.order_id = ${sql.ref(orderId)} and orders.phase = 'toPay'
)`

/** Numbers of parcels and of shipped ones, and of unpaid orders of their trade, by order id. */
export function parcelCounts(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('parcels')
    .select('order_id')
    .select(sql<number>`count(*)::int`.as('parcels'))
    .select(sql<number>`(count(*) filter (where state <> 'toShip'))::int`.as('shipped'))
    .select(sql<number>`(count(*) filter (where state = 'delivered'))::int`.as('delivered'))
    .select(waitingOfTrade('parcels.order_id').as('waiting'))
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .where('state', '<>', 'cancelled')
    .groupBy('order_id')
    .execute()
}

/** The mall's part of an order with the other orders of its trade. */
export function mallOrder(db: Db, orderId: string) {
  return db
    .selectFrom('mall_orders')
    .selectAll('mall_orders')
    .select(waitingOfTrade('mall_orders.order_id').as('waiting'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('mall_orders as other')
          .select('other.order_id')
          .whereRef('other.trade_id', '=', 'mall_orders.trade_id')
          .whereRef('other.order_id', '<>', 'mall_orders.order_id')
          .orderBy('other.order_id'),
      ).as('others'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** The parcels of an order, by default without the cancelled ones, with their lines and the last that the carrier said. */
export const parcelsOf = (db: Db, orderId: string, withCancelled = false) =>
  parcelsOfOrders(db, [orderId], withCancelled)

/** The same of several orders. */
export function parcelsOfOrders(db: Db, orderIds: readonly string[], withCancelled = false) {
  return db
    .selectFrom('parcels')
    .innerJoin('warehouses', 'warehouses.id', 'parcels.warehouse_id')
    .select(['parcels.id', 'order_id', 'number', 'state', 'carrier', 'tracking_number', 'shipped_at', 'delivered_at'])
    .select(['warehouses.name as warehouse', 'warehouses.region_code as from_region'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('parcel_lines')
          .select(['position', 'quantity'])
          .whereRef('parcel_id', '=', 'parcels.id')
          .where('quantity', '>', 0)
          .orderBy('position'),
      ).as('lines'),
      jsonObjectFrom(
        eb
          .selectFrom('parcel_events')
          .select(['state', 'text', 'at'])
          .whereRef('parcel_id', '=', 'parcels.id')
          .orderBy('at', 'desc')
          .orderBy('parcel_events.id', 'desc')
          .limit(1),
      ).as('news'),
    ])
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .$if(!withCancelled, (query) => query.where('state', '<>', 'cancelled'))
    .orderBy('number')
    .execute()
}

/** Inputs of an order's receipt time: its parcels, its extension, and the events of its cases. */
export async function receiptFacts(db: Db, orderId: string) {
  const { extended_at: extendedAt, ...rest } = await db
    .selectFrom('mall_orders')
    .select('extended_at')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('parcels')
          .select(['state', 'shipped_at', 'delivered_at'])
          .whereRef('parcels.order_id', '=', 'mall_orders.order_id')
          .where('state', '<>', 'cancelled'),
      ).as('parcels'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_events')
          .innerJoin('refunds', 'refunds.id', 'refund_events.refund_id')
          .select(['refund_events.refund_id', 'refund_events.state', 'refund_events.at'])
          .whereRef('refunds.order_id', '=', 'mall_orders.order_id')
          .orderBy('refund_events.at')
          .orderBy('refund_events.id'),
      ).as('cases'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...rest, extendedAt }
}

/** Notes that the customer takes more time; answers false when that was noted before. */
export async function extendOnce(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mall_orders')
    .set({ extended_at: now })
    .where('order_id', '=', orderId)
    .where('extended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Quantities of a locked order's lines in its unshipped parcels. */
export function unshippedLines(tx: Db, orderId: string) {
  return tx
    .selectFrom('parcels')
    .innerJoin('parcel_lines', 'parcel_id', 'parcels.id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'parcels.order_id')
        .onRef('order_lines.position', '=', 'parcel_lines.position'),
    )
    .select(['parcels.id as parcel_id', 'warehouse_id', 'parcel_lines.position', 'parcel_lines.quantity'])
    .select('order_lines.item_id as sku_id')
    .where('parcels.order_id', '=', orderId)
    .where('state', '=', 'toShip')
    .where('parcel_lines.quantity', '>', 0)
    .orderBy('parcels.number', 'desc')
    .execute()
}

/** Removes a quantity of a line from a parcel; an empty parcel is cancelled. */
export async function takeFromParcel(tx: Tx, parcelId: string, position: number, quantity: number): Promise<void> {
  await tx
    .updateTable('parcel_lines')
    .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('parcel_id', '=', parcelId)
    .where('position', '=', position)
    .execute()
  await tx
    .updateTable('parcels')
    .set({ state: 'cancelled' })
    .where('id', '=', parcelId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('parcel_lines').select('parcel_id').where('parcel_id', '=', parcelId).where('quantity', '>', 0),
        ),
      ),
    )
    .execute()
}
