import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database, OrderTable } from '../../../database/schema'
import { underNewNumber } from '../number'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Order = Selectable<OrderTable>

/** Locks an order; everything that changes it waits here. */
export function lockOrder(tx: Tx, id: string): Promise<Order> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** An order; not locked. */
export function orderById(db: Db, id: OrderId): Promise<Order> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Of which kind an order is. */
export async function kindOfOrder(db: Db, id: OrderId): Promise<string> {
  return (await db.selectFrom('orders').select('kind').where('id', '=', id).executeTakeFirstOrThrow()).kind
}

export type OrderChange = Partial<
  Pick<
    Insertable<OrderTable>,
    'state' | 'phase' | 'cancel_reason' | 'refunded' | 'paid_at' | 'ended_at' | 'reminded_at' | 'removed_at'
  >
>

/** Changes an order; answers it as it is then. */
export function updateOrder(tx: Db, id: string, change: OrderChange): Promise<Order> {
  return tx.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Writes a line of an order’s timeline. */
export async function insertEvent(tx: Tx, row: Insertable<Database['order_events']>): Promise<void> {
  await tx.insertInto('order_events').values(row).execute()
}

/** When an order came into the state that it is in. */
export async function stateSince(tx: Tx, orderId: string): Promise<Date> {
  const { at } = await tx
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}

/** Writes an order under a number that no other has, and answers it; it is locked from then on. */
export function insertOrder(tx: Tx, row: Omit<Insertable<OrderTable>, 'number'>, draw: () => string): Promise<Order> {
  return underNewNumber(draw, (number) =>
    tx
      .insertInto('orders')
      .values({ ...row, number })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Writes what an order is made of. */
export async function insertLines(tx: Tx, rows: Insertable<Database['order_lines']>[]): Promise<void> {
  await tx.insertInto('order_lines').values(rows).execute()
}

/** What was bought, by position; `price` is of one, `paid` of all of a line, in the smallest unit. */
export function orderLines(db: Db, orderId: OrderId) {
  return db
    .selectFrom('order_lines')
    .select(['position', 'item_kind', 'item_id', 'quantity', 'price', 'paid', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]

/** How many of each line of an order have not gone back into the inventory. */
export function unreturnedLines(tx: Tx, orderId: string): Promise<{ position: number; quantity: number }[]> {
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

/** Counts some of a locked order's lines as gone back into the inventory; answers what they were. */
export async function markReturned(
  tx: Tx,
  orderId: string,
  lines: readonly { readonly position: number; readonly quantity: number }[],
): Promise<ReturnedLine[]> {
  const positions = lines.map(({ position }) => position)
  const quantities = lines.map(({ quantity }) => quantity)
  const { rows } = await sql<ReturnedLine>`
    update order_lines set returned_quantity = returned_quantity + given.quantity
    from unnest(${positions}::int[], ${quantities}::int[]) as given (position, quantity)
    where order_id = ${orderId} and order_lines.position = given.position
    returning order_lines.position, item_id as "itemId", given.quantity`.execute(tx)
  return rows
}
