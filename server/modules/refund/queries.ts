import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderId, RefundId } from '@contract/entities/ids'
import { leftOf } from '@contract/refund-amounts'
import { openRefundStates } from '@contract/states/after-sales'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, RefundTable } from '../../database/schema'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import { underNewNumber } from '../order/number'
import { lastPayment, openQuantity, refundedAmount } from '../order/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Refund = Selectable<RefundTable> & { readonly id: RefundId }

/** The lines of an order with their paid amounts and refunded, returned and requested quantities. */
export function refundableLines(tx: Db, orderId: OrderId) {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'item_id', 'quantity', 'paid', 'refunded_quantity as refundedQuantity', 'returned_quantity'])
    .select(openQuantity.as('openQuantity'))
    .select(refundedAmount.as('refundedAmount'))
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** The claims of a locked order’s other refunds: those that are open, and the paid parts of those that were decided. */
export async function claimed(tx: Tx, orderId: OrderId, exceptId: string | undefined): Promise<number> {
  const { sum } = await tx
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(case when claim_paid is null then claim else claim_paid end), 0)`.as('sum'))
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('claim_paid', 'is not', null), eb('state', 'in', [...openRefundStates])]))
    .$if(exceptId !== undefined, (qb) => qb.where('id', '!=', exceptId ?? ''))
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** Locks the newest refund of a locked order. */
export function newestRefund(tx: Tx, orderId: OrderId): Promise<Refund | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .$castTo<Refund>()
    .where('order_id', '=', orderId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the newest refused refund of a locked order for any of some lines. */
export function refusedRefund(tx: Tx, orderId: OrderId, positions: readonly number[]): Promise<Refund | undefined> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .$castTo<Refund>()
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refund_lines')
          .select('position')
          .whereRef('refund_id', '=', 'refunds.id')
          .where('position', 'in', positions),
      ),
    )
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the refunds of a locked order that can still lead to money, the oldest first. */
export function undecidedRefunds(tx: Tx, orderId: OrderId): Promise<Refund[]> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .$castTo<Refund>()
    .where('order_id', '=', orderId)
    .where('state', 'in', [...openRefundStates, 'refused'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks a refund; lock its order first. */
export function lockRefund(tx: Tx, id: RefundId): Promise<Refund> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .$castTo<Refund>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The id of the order of a refund. */
export async function orderOf(db: Db, refundId: RefundId): Promise<OrderId> {
  const row = await db.selectFrom('refunds').select('order_id').where('id', '=', refundId).executeTakeFirstOrThrow()
  return trustedId('order', row.order_id)
}

/** The columns of a new refund but for its order and time. */
export type RefundContent = Omit<Insertable<RefundTable>, 'id' | 'number' | 'order_id' | 'customer_id' | 'applied_at'>

/** Inserts a refund under a unique number and returns it. */
export function insertRefund(
  tx: Tx,
  row: Omit<Insertable<RefundTable>, 'number'>,
  draw: () => string,
): Promise<Refund> {
  return underNewNumber(draw, (number) =>
    tx
      .insertInto('refunds')
      .values({ ...row, number })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .$castTo<Refund>()
      .executeTakeFirst(),
  )
}

/** Updates a refund and returns it. */
export function updateRefund(tx: Tx, id: RefundId, change: Updateable<RefundTable>): Promise<Refund> {
  return tx
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<Refund>()
    .executeTakeFirstOrThrow()
}

/**
 * Replaces the lines of an open refund. A unique index allows one open refund per order line.
 */
export async function setLines(
  tx: Tx,
  { id, order_id }: { id: string; order_id: string },
  lines: readonly { position: number; quantity: number; amount: number }[],
): Promise<void> {
  await tx.deleteFrom('refund_lines').where('refund_id', '=', id).execute()
  await tx
    .insertInto('refund_lines')
    .values(lines.map((line) => ({ ...line, refund_id: id, order_id, open: true })))
    .execute()
}

/**
 * Opens the lines of a refund again.
 * @throws Failure `applicationInReview` when another open refund has one of them, `refundTooMuch` when less is left
 */
export async function openLines(tx: Tx, { id, order_id }: Refund): Promise<void> {
  const wanted = await linesOf(tx, id)
  const lines = await refundableLines(tx, trustedId('order', order_id))
  for (const { position, quantity } of wanted) {
    const line = lines.find((each) => each.position === position)
    if (!line || line.openQuantity > 0) throw new Failure('applicationInReview')
    if (line.quantity - line.refundedQuantity < quantity) throw new Failure('refundTooMuch', { left: leftOf(line) })
  }
  await tx.updateTable('refund_lines').set({ open: true }).where('refund_id', '=', id).execute()
}

/** Actor of the newest event of a refund. */
export async function lastActor(db: Db, refundId: RefundId): Promise<string | undefined> {
  const row = await db
    .selectFrom('refund_events')
    .select('actor')
    .where('refund_id', '=', refundId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.actor
}

/** Marks the lines of a closed refund as not open. */
export async function closeLines(tx: Tx, refundId: RefundId): Promise<void> {
  await tx.updateTable('refund_lines').set({ open: false }).where('refund_id', '=', refundId).execute()
}

/** The lines of a refund; amounts in the smallest unit. */
export function linesOf(db: Db, refundId: RefundId) {
  return db
    .selectFrom('refund_lines')
    .select(['position', 'quantity', 'amount'])
    .where('refund_id', '=', refundId)
    .orderBy('position')
    .execute()
}

/** Inserts a timeline entry of a refund. */
export async function insertEvent(tx: Tx, row: Insertable<Database['refund_events']>): Promise<void> {
  await tx.insertInto('refund_events').values(row).execute()
}

/** Adds to the refunded quantities of order lines; a check constraint limits them to the ordered ones. */
export async function markRefunded(
  tx: Tx,
  orderId: OrderId,
  lines: readonly { position: number; quantity: number }[],
): Promise<void> {
  const positions = lines.map(({ position }) => position)
  const quantities = lines.map(({ quantity }) => quantity)
  await sql`
    update order_lines set refunded_quantity = refunded_quantity + line.quantity
    from unnest(${positions}::int[], ${quantities}::int[]) as line (position, quantity)
    where order_id = ${orderId} and order_lines.position = line.position`.execute(tx)
}

export type RefundInFull = Awaited<ReturnType<typeof refundInFull>>

/** The data of a refund detail, in one statement. */
export function refundInFull(db: Db, id: RefundId) {
  return refundsInFull(db).where('refunds.id', '=', id).executeTakeFirstOrThrow()
}

/** Refunds, newest first. */
export const newestFirst = new Keyset([
  descending('instant', sql.ref('refunds.applied_at')),
  descending('id', sql.ref('refunds.id')),
])

/** Whether a refund waits for its store: for its answer, or for its evidence; without parameters, as its partial index is. */
const waits = sql<boolean>`refunds.state in ('merchantReview', 'returnedGoods', 'evidence')`

/** A page of the refunds of a store: those that wait for its answer, or the others. */
export function storeRefunds(
  db: Db,
  { storeId, tab, slice }: { storeId: string; tab: 'waiting' | 'handled'; slice: Slice },
) {
  const query = refundsInFull(db).where('refunds.refund_store_id', '=', storeId)
  const ofTab = tab === 'waiting' ? query.where(waits) : query.where((eb) => eb.not(waits))
  return newestFirst.page(ofTab, slice).execute()
}

/** Number of refunds that wait for a store's answer. */
export async function countWaiting(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('refund_store_id', '=', storeId)
    .where(waits)
    .executeTakeFirstOrThrow()
  return count
}

/** Refunds with their order, store, payment, lines and timeline. */
export function refundsInFull(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('refunds')
    .select(['orders.kind', 'stores.id as store_id', 'stores.name as store_name', 'stores.phone'])
    .select(['stores.time_zone', lastPayment('refunds.order_id').as('payment')])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'refunds.order_id'),
      ).as('ordered'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines')
          .select(['position', 'quantity', 'amount'])
          .whereRef('refund_id', '=', 'refunds.id')
          .orderBy('position'),
      ).as('chosen'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_events')
          .select(['refund_events.state', 'at'])
          .whereRef('refund_id', '=', 'refunds.id')
          .orderBy('at')
          .orderBy('refund_events.id'),
      ).as('timeline'),
    ])
}

/** Whether the store has ever refused a refund. */
export async function hadRefusal(tx: Tx, refundId: RefundId): Promise<boolean> {
  const found = await tx
    .selectFrom('refund_events')
    .select('id')
    .where('refund_id', '=', refundId)
    .where('event', '=', 'refuse')
    .executeTakeFirst()
  return found !== undefined
}
