import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { prepared, preparedRows } from '../../../database/prepared'
import type { Database, OrderTable } from '../../../database/schema'
import { peopleOf } from '../../../database/store-people'
import { underNewNumber } from '../number'
import type { Audience } from '../../../realtime/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Order = Selectable<OrderTable> & { readonly id: OrderId }

/** Locks an order for update. */
export function lockOrder(tx: Tx, id: OrderId): Promise<Order> {
  return tx.selectFrom('orders').selectAll().$castTo<Order>().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** An order; not locked. */
export function orderById(db: Db, id: OrderId): Promise<Order> {
  return db.selectFrom('orders').selectAll().$castTo<Order>().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The kind of an order. */
export async function kindOfOrder(db: Db, id: OrderId): Promise<string> {
  return (await db.selectFrom('orders').select('kind').where('id', '=', id).executeTakeFirstOrThrow()).kind
}

/** Whether an order has been paid. */
export async function isPaid(db: Db, id: OrderId): Promise<boolean> {
  const order = await db.selectFrom('orders').select('paid_at').where('id', '=', id).executeTakeFirstOrThrow()
  return order.paid_at !== null
}

export type OrderChange = Partial<
  Pick<
    Insertable<OrderTable>,
    | 'state'
    | 'phase'
    | 'pay_before'
    | 'cancel_reason'
    | 'refunded'
    | 'paid_at'
    | 'ended_at'
    | 'reminded_at'
    | 'removed_at'
    | 'title'
    | 'components'
    | 'total'
    | 'saved'
  >
>

/** Updates an order and returns it. */
export function updateOrder(tx: Db, id: OrderId, change: OrderChange): Promise<Order> {
  return tx
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<Order>()
    .executeTakeFirstOrThrow()
}

const insertedEvents = preparedRows((db: Db, rows: readonly Insertable<Database['order_events']>[]) =>
  db.insertInto('order_events').values(rows),
)

/** Inserts a timeline entry. */
export async function insertEvent(tx: Tx, row: Insertable<Database['order_events']>): Promise<void> {
  await insertedEvents(tx, [row])
}

/** Time at which an order entered its current state. */
export async function stateSince(tx: Db, orderId: OrderId): Promise<Date> {
  const { at } = await tx
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}

const insertedOrders = preparedRows((db: Db, rows: readonly Insertable<OrderTable>[]) =>
  db
    .insertInto('orders')
    .values(rows)
    .onConflict((oc) => oc.column('number').doNothing())
    .returningAll()
    .$castTo<Order>(),
)

/** Inserts an order under a unique number and returns it. */
export function insertOrder(tx: Tx, row: Omit<Insertable<OrderTable>, 'number'>, draw: () => string): Promise<Order> {
  return underNewNumber(draw, async (number) => (await insertedOrders(tx, [{ ...row, number }]))[0])
}

/** Inserts the lines of an order. */
export const insertLines: (tx: Tx, rows: readonly Insertable<Database['order_lines']>[]) => Promise<unknown> =
  preparedRows((db: Db, rows) => db.insertInto('order_lines').values(rows))

/** The lines of an order by position; `price` is per unit, `paid` per line, in the smallest unit. */
export function orderLines(db: Db, orderId: OrderId) {
  return db
    .selectFrom('order_lines')
    .select(['position', 'item_kind', 'item_id', 'quantity', 'price', 'paid', 'snapshot'])
    .select(['refunded_quantity', 'reviewed_at'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Notes that lines of a locked order were reviewed. */
export async function markReviewed(tx: Tx, orderId: OrderId, positions: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ reviewed_at: at })
    .where('order_id', '=', orderId)
    .where('position', 'in', [...positions])
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]

/** The lines of an order with the quantity not yet returned to the inventory. */
export function unreturnedLines(tx: Tx, orderId: OrderId): Promise<{ position: number; quantity: number }[]> {
  return tx
    .selectFrom('order_lines')
    .select(['position', (eb) => eb('quantity', '-', eb.ref('returned_quantity')).as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('returned_quantity', '<', 'quantity')
    .execute()
}

export interface ReturnedLine {
  readonly position: number
  readonly itemId: string
  readonly quantity: number
}

/** Marks quantities of a locked order's lines as returned to the inventory; returns them with their items. */
export async function markReturned(
  tx: Tx,
  orderId: OrderId,
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Promise<ReturnedLine[]> {
  const positions = lines.map(({ position }) => position)
  const quantities = lines.map(({ quantity }) => quantity)
  const { rows } = await sql<ReturnedLine>`
    update order_lines set returned_quantity = returned_quantity + line.quantity
    from unnest(${positions}::int[], ${quantities}::int[]) as line (position, quantity)
    where order_id = ${orderId} and order_lines.position = line.position
    returning order_lines.position, item_id as "itemId", line.quantity`.execute(tx)
  return rows
}

/** Everybody in the team of a store. */
export const storeAudience = (storeId: string): Audience => peopleOf(storeId)

const stopped = prepared((db: Db, ids: readonly string[]) =>
  db
    .selectFrom('stores')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids as string[]))))
    .where((eb) => eb.or([eb('suspended_at', 'is not', null), eb('ended_at', 'is not', null)]))
    .limit(sql.lit(1)),
)

/** Whether the platform has suspended or closed a store of some orders. */
export async function isStopped(db: Db, orders: readonly { readonly storeId: string | null }[]): Promise<boolean> {
  const ids = orders.flatMap(({ storeId }) => storeId ?? [])
  if (ids.length === 0) return false
  return (await stopped(db, ids)).length > 0
}
