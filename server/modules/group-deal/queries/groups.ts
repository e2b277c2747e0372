import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Database, DealGroupTable, GroupPlaceTable } from '../../../database/schema'
import type { Audience } from '../../../realtime/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type GroupRow = Selectable<DealGroupTable>
export type PlaceRow = Selectable<GroupPlaceTable>

export const findGroup = (db: Db, id: string): Promise<GroupRow | undefined> =>
  db.selectFrom('deal_groups').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a group until the transaction ends. */
export const lockGroup = (tx: Tx, id: string): Promise<GroupRow> =>
  tx.selectFrom('deal_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Locks the group of an order; its place is read under that lock. */
export async function lockGroupOf(tx: Tx, orderId: string): Promise<{ group: GroupRow; place: PlaceRow }> {
  const group = await lockGroup(tx, (await placeOf(tx, orderId)).group_id)
  return { group, place: await placeOf(tx, orderId) }
}

/** Locks the groups of several orders by id. */
export async function lockGroupsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('deal_groups')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('group_places')
        .select('group_id')
        .where('order_id', 'in', [...orderIds]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertGroup(tx: Tx, row: Insertable<DealGroupTable>): Promise<void> {
  await tx.insertInto('deal_groups').values(row).execute()
}

/** Updates a locked group and returns it. */
export const updateGroup = (tx: Tx, id: string, change: Updateable<DealGroupTable>): Promise<GroupRow> =>
  tx.updateTable('deal_groups').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The place of an order. */
export const placeOf = (db: Db, orderId: string): Promise<PlaceRow> =>
  db.selectFrom('group_places').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

export async function insertPlace(tx: Tx, row: Insertable<GroupPlaceTable>): Promise<void> {
  await tx.insertInto('group_places').values(row).execute()
}

export async function updatePlace(tx: Tx, orderId: string, change: Updateable<GroupPlaceTable>): Promise<void> {
  await tx.updateTable('group_places').set(change).where('order_id', '=', orderId).execute()
}

/** The places of a group that are held or paid, those that are paid first, then by the time of joining. */
export const takenPlaces = (db: Db, groupId: string): Promise<PlaceRow[]> =>
  db
    .selectFrom('group_places')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('state', '<>', 'givenBack')
    .orderBy(sql`state = 'paid'`, 'desc')
    .orderBy('joined_at')
    .orderBy('order_id')
    .execute()

/** All places of a group, released ones included, with their customers, by the time of joining. */
export function peopleOf(db: Db, groupId: string) {
  return db
    .selectFrom('group_places')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('group_places')
    .select(['nickname', 'avatar', 'pay_before'])
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('order_id')
    .execute()
}
export type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** The order of a place with how it was paid, and whether all that was refunded has arrived. */
export function ownOrder(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.subject_id', '=', 'orders.id').on('payments.status', 'in', ['paid', 'refunded']),
    )
    .select(['orders.id', 'number', 'orders.state', 'orders.total', 'orders.refunded', 'orders.pay_before'])
    .select(['phase', 'method'])
    .select(
      sql<boolean>`not exists (select from payment_refunds where payment_refunds.payment_id = payments.id
        and payment_refunds.status in ('sent', 'accepted'))`.as('has_arrived'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** The groups of orders, in one statement. */
export function groupsOfOrders(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('group_places')
    .innerJoin('deal_groups', 'deal_groups.id', 'group_id')
    .select(['order_id', 'deal_groups.id', 'deal_id', 'deal_groups.state', 'size', 'paid', 'deadline'])
    .where('order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .execute()
}

/** The present and past members of a group. */
export const groupAudience = (groupId: string): Audience =>
  sql`select customer_id as id from group_places where group_id = ${groupId} group by customer_id`
