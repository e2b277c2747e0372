import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DeliveryWay } from '@contract/entities/delivery-zone'
import { preparedRows } from '../../database/prepared'
import type { Database, StoreTable, TakeawayOrderTable } from '../../database/schema'
import { deliveredBy, zoneWay } from '../delivery/queries/ways'
import { leftKitchen } from './addition/terms'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type TakeawayOrder = Selectable<TakeawayOrderTable>
/** Store columns for prices and for the order's snapshot. */
const storeColumns = [
  'id',
  'category_key',
  'name',
  'logo',
  'status',
  'latitude',
  'longitude',
  'address',
  'opening_hours',
  'time_zone',
  'range_meters',
  'minimum_order',
  'delivery_fees',
  'packaging_fee',
  'prep_minutes',
  'full_discounts',
  'first_order_off',
  'self_pickup',
] as const

export type Store = Pick<Selectable<StoreTable>, (typeof storeColumns)[number] | 'delivered_by'> & {
  /** The way of delivery of its zone; null without one. */
  readonly zone_way: DeliveryWay | null
}

const inserted = preparedRows((db: Db, rows: readonly Insertable<TakeawayOrderTable>[]) =>
  db.insertInto('takeaway_orders').values(rows),
)

/** Inserts the takeaway row of an order. */
export async function insertTakeaway(tx: Tx, row: Insertable<TakeawayOrderTable>): Promise<void> {
  await inserted(tx, [row])
}

/** Whether the food of a takeaway row has left the kitchen, also where the order waits for another rider since. */
const hasLeft = sql<boolean>`exists (
  select from order_events
  where order_events.order_id = takeaway_orders.order_id and order_events.state = any(${[...leftKitchen]}::text[])
)`

/** The takeaway row of an order. Writers lock the order first. */
export function takeawayOrder(db: Db, orderId: string): Promise<TakeawayOrder & { readonly has_left: boolean }> {
  return db
    .selectFrom('takeaway_orders')
    .selectAll()
    .select(hasLeft.as('has_left'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** The takeaway row of an order; undefined for an order of another kind. */
export function findTakeaway(db: Db, orderId: string): Promise<TakeawayOrder | undefined> {
  return db.selectFrom('takeaway_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Updates the takeaway row of a locked order. */
export async function updateTakeaway(tx: Tx, orderId: string, change: Updateable<TakeawayOrderTable>): Promise<void> {
  await tx.updateTable('takeaway_orders').set(change).where('order_id', '=', orderId).execute()
}

/** Takeaway rows with the contact of their stores and the position of the rider who has them in hand, in one statement. */
export function takeawayOrders(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('takeaway_orders')
    .innerJoin('orders', 'orders.id', 'takeaway_orders.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .leftJoin('deliveries', (join) =>
      join.onRef('deliveries.order_id', '=', 'orders.id').on('deliveries.ended_at', 'is', null),
    )
    .leftJoin('rider_positions', 'rider_positions.rider_id', 'deliveries.rider_id')
    .selectAll('takeaway_orders')
    .select(hasLeft.as('has_left'))
    .select(['rider_positions.latitude as rider_latitude', 'rider_positions.longitude as rider_longitude'])
    .select([
      'stores.phone as store_phone',
      'stores.address as store_address',
      'stores.latitude as store_latitude',
      'stores.longitude as store_longitude',
      'stores.prep_minutes as store_prep_minutes',
    ])
    .where((eb) => eb('takeaway_orders.order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}

export type TakeawayWithStore = Awaited<ReturnType<typeof takeawayOrders>>[number]

/** A store that sells dishes, in any status; no shop of the mall and no hotel. */
export function findStore(db: Db, id: string): Promise<Store | undefined> {
  return db
    .selectFrom('stores')
    .select(storeColumns)
    .select([deliveredBy.as('delivered_by'), zoneWay.as('zone_way')])
    .where('id', '=', id)
    .where('business', '=', 'takeaway')
    .executeTakeFirst()
}

/** The lines of an order, and the savings of current member prices on lines bought at the shop price. */
export async function memberSavings(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('customers.member_until')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['quantity', 'price', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { couldSave } = await db
    .selectFrom('order_lines')
    .innerJoin('goods', 'goods.id', 'order_lines.item_id')
    .select(
      sql<number>`coalesce(sum(least(order_lines.price, goods.shop_price - goods.member_price) * order_lines.quantity)
        filter (where goods.member_price < goods.shop_price and order_lines.price >= goods.shop_price), 0)::bigint`.as(
        'couldSave',
      ),
    )
    .where('order_lines.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...order, couldSave }
}

/** The time that the customer of an order of the statement chose; null for one as soon as possible. */
export const scheduledFor = sql<Date | null>`(select deliver_at from takeaway_orders where order_id = orders.id)`

/** The opening hours of the store of an order; undefined for an order without a store. */
export function hoursOf(db: Db, orderId: string) {
  return db
    .selectFrom('stores')
    .innerJoin('orders', 'orders.store_id', 'stores.id')
    .select(['stores.status', 'stores.opening_hours', 'stores.time_zone'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** The shared cart that an order was placed for. */
export async function groupCartOf(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db.selectFrom('group_carts').select('id').where('order_id', '=', orderId).executeTakeFirst()
  return row?.id
}

/** The pieces that an order's lines have in all. */
export async function countItems(db: Db, orderId: string): Promise<number> {
  const { items } = await db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), sql<number>`0`).as('items'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(items)
}

/** Orders as their riders see them, in one statement. */
export function deliveryParts(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('takeaway_orders')
    .innerJoin('orders', 'orders.id', 'takeaway_orders.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select(['takeaway_orders.order_id', 'address_sealed', 'takeaway_orders.latitude', 'takeaway_orders.longitude'])
    .select(['remark', 'rider_note', 'contact_free', 'ready_at', 'delay', 'orders.number', 'orders.state'])
    .select(['stores.name as store_name', 'stores.address as store_address'])
    .select(['stores.latitude as store_latitude', 'stores.longitude as store_longitude'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'quantity', 'refunded_quantity', 'snapshot', 'price'])
          .whereRef('order_lines.order_id', '=', 'takeaway_orders.order_id')
          .orderBy('position'),
      ).as('lines'),
    )
    .where((eb) => eb('takeaway_orders.order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}
