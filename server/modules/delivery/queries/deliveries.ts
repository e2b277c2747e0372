import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { BoardTab } from '@contract/entities/delivery'
import { assignedStates, type DeliveryState } from '@contract/states/delivery'
import type { DeliveryId, OrderId } from '@contract/entities/ids'
import { ascending, descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database, DeliveryTable } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A delivery with the branded ids of itself and its order. */
export type Delivery = Omit<Selectable<DeliveryTable>, 'id' | 'order_id'> & {
  readonly id: DeliveryId
  readonly order_id: OrderId
}

const branded = <Row extends { id: string; order_id: string }>(row: Row) => ({
  ...row,
  id: trustedId('delivery', row.id),
  order_id: trustedId('order', row.order_id),
})

export async function insertDelivery(tx: Tx, row: Insertable<DeliveryTable>): Promise<Delivery> {
  return branded(await tx.insertInto('deliveries').values(row).returningAll().executeTakeFirstOrThrow())
}

/** The order of a delivery, which is locked before the delivery. */
export async function orderOfDelivery(db: Db, id: DeliveryId): Promise<OrderId> {
  const row = await db.selectFrom('deliveries').select('order_id').where('id', '=', id).executeTakeFirstOrThrow()
  return trustedId('order', row.order_id)
}

/** Locks a delivery whose order is locked. */
export async function lockDelivery(tx: Tx, id: DeliveryId): Promise<Delivery> {
  return branded(
    await tx.selectFrom('deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

/** Locks the live delivery of a locked order; undefined when it has none. */
export async function lockLive(tx: Tx, orderId: OrderId): Promise<Delivery | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && branded(row)
}

export async function deliveryById(db: Db, id: DeliveryId): Promise<Delivery> {
  return branded(await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

/** Changes a locked delivery. */
export async function updateDelivery(tx: Tx, id: DeliveryId, change: Updateable<DeliveryTable>): Promise<Delivery> {
  return branded(
    await tx.updateTable('deliveries').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  )
}

/** Names the rider as the owner of the rider's shares of a locked order, so that they are settled to that account. */
export async function nameRiderShares(tx: Tx, orderId: OrderId, riderId: string | null): Promise<void> {
  await tx
    .updateTable('order_shares')
    .set({ owner_id: riderId })
    .where('order_id', '=', orderId)
    .where('party', '=', 'rider')
    .where(sql<boolean>`owner_id is distinct from ${riderId}::uuid`)
    .execute()
}

/** The deliveries that a rider has in hand, in the order in which their orders are locked. */
export async function inHand(db: Db, riderId: string): Promise<DeliveryId[]> {
  const mine = db.selectFrom('deliveries').select('id').where('rider_id', '=', riderId).where('ended_at', 'is', null)
  return (await mine.orderBy('order_id').execute()).map(({ id }) => trustedId('delivery', id))
}

/** The deliveries that a rider has in hand, as they are. */
export async function heldBy(db: Db, riderId: string): Promise<Delivery[]> {
  const mine = db.selectFrom('deliveries').selectAll().where('rider_id', '=', riderId).where('ended_at', 'is', null)
  return (await mine.execute()).map(branded)
}

/** The rider's pay of orders by order id: what is left of the rider's shares, and the tips. */
export async function paysOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ order_id: string; pay: number }>`
    select order_id, sum(pay)::bigint as pay from (
      select order_id, amount - refunded as pay from order_shares
      where order_id = any(${orderIds}::uuid[]) and party = 'rider'
      union all
      select order_id, amount from rider_tips where order_id = any(${orderIds}::uuid[]) and state <> 'returned'
    ) as paid group by order_id`.execute(db)
  return new Map(rows.map(({ order_id, pay }) => [order_id, pay]))
}

const byDueTime = new Keyset([ascending('instant', sql.ref('due_at')), ascending('id', sql.ref('id'))])
const lastEndedFirst = new Keyset([descending('instant', sql.ref('ended_at')), descending('id', sql.ref('id'))])

/** A slice of a rider's deliveries: those in hand by due time, or those that ended, newest first. */
export async function tasksOf(db: Db, riderId: string, tab: 'live' | 'done', slice: Slice) {
  const mine = db.selectFrom('deliveries').selectAll().where('rider_id', '=', riderId)
  const rows = await (
    tab === 'live'
      ? byDueTime.page(mine.where('ended_at', 'is', null), slice)
      : lastEndedFirst.page(mine.where('ended_at', 'is not', null), slice)
  ).execute()
  return rows.map(branded)
}

/** Adds a photo of a step of a locked delivery. */
export async function insertPhoto(tx: Tx, row: Insertable<Database['delivery_photos']>): Promise<void> {
  await tx.insertInto('delivery_photos').values(row).execute()
}

/** Deletes at most `most` photos from before a time; returns the ids of their pictures. */
export async function deletePhotos(tx: Tx, before: Date, most: number): Promise<string[]> {
  const some = tx.selectFrom('delivery_photos').select('id').where('at', '<=', before).limit(most)
  const rows = await tx.deleteFrom('delivery_photos').where('id', 'in', some).returning('media_id').execute()
  return rows.map(({ media_id }) => media_id)
}

const statesOfTab: Readonly<Record<BoardTab, readonly DeliveryState[]>> = {
  waiting: ['waiting', 'offered'],
  assigned: assignedStates,
  problem: ['problem', 'returning'],
}
const longestWaitingFirst = new Keyset([
  ascending('instant', sql.ref('waiting_since')),
  ascending('id', sql.ref('deliveries.id')),
])

/** A slice of the live deliveries in some states, the longest waiting first. */
export function boardOf(db: Db, tab: BoardTab, slice: Slice) {
  const live = db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .leftJoin('riders', 'riders.customer_id', 'deliveries.rider_id')
    .selectAll('deliveries')
    .select(['orders.number', 'riders.name as rider_name'])
    .where('deliveries.ended_at', 'is', null)
    .where((eb) => {
      const isOfTab = eb('deliveries.state', 'in', statesOfTab[tab])
      // A closed store and an accident are marks on deliveries in other states.
      return tab === 'problem' ? eb.or([isOfTab, eb('deliveries.problem', 'is not', null)]) : isOfTab
    })
  return longestWaitingFirst.page(live, slice).execute()
}

/** The live deliveries with the numbers of their orders, the longest waiting first. */
export function board(db: Db, most: number) {
  return db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .leftJoin('riders', 'riders.customer_id', 'deliveries.rider_id')
    .select(['orders.number', 'order_kind', 'deliveries.state', 'waiting_since', 'due_at', 'round', 'riders.name'])
    .where('deliveries.ended_at', 'is', null)
    .orderBy('waiting_since')
    .limit(most)
    .execute()
}

/** The live delivery of the order of a number; undefined when it has none. */
export async function liveByNumber(db: Db, number: string): Promise<DeliveryId | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select('deliveries.id')
    .where('orders.number', '=', number)
    .where('deliveries.ended_at', 'is', null)
    .executeTakeFirst()
  return row && trustedId('delivery', row.id)
}

/** The phones of the parties of a delivery's order: the customer's and that of the rider who has the goods sealed, the store's own. */
export function phonesOf(db: Db, id: DeliveryId) {
  return db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .leftJoin('customers as handing', 'handing.id', 'deliveries.handed_by')
    .select(['customers.phone_sealed as customer', 'stores.phone as store', 'handing.phone_sealed as handing'])
    .where('deliveries.id', '=', id)
    .executeTakeFirstOrThrow()
}
