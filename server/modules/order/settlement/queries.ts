import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Bilingual, Database, OrderPart, PaymentTable } from '../../../database/schema'
import { pointsShare, type Reduction, type Share, type StoredShare } from '../shares'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A payment joined with its allocation to one order. */
export interface OrderPayment extends Selectable<PaymentTable> {
  part: OrderPart
  /** The amount allocated to this order, and how much of it is refunded. */
  allocated: number
  allocation_refunded: number
  settled_at: Date | null
}

/** Locks the payments of a locked order in id order. */
export function lockOrderPayments(tx: Tx, orderId: string): Promise<OrderPayment[]> {
  return tx
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'part',
      'payment_allocations.amount as allocated',
      'payment_allocations.refunded as allocation_refunded',
      'settled_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('payments.id')
    .forUpdate('payments')
    .execute()
}

/** Adds to the refunded amount of an allocation. */
export async function addAllocationRefund(tx: Tx, paymentId: string, orderId: string, amount: number): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Marks the allocations of an order as settled. */
export async function setSettled(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set({ settled_at: at })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Whether any of the payments has a refund with this reference. */
export async function wasRefunded(tx: Tx, paymentIds: readonly string[], referenceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', 'in', paymentIds)
    .where('reference_id', '=', referenceId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Inserts shares of an order, numbered from `first` on; afterwards only `refunded` changes. */
export async function insertShares(tx: Tx, orderId: string, shares: readonly Share[], first = 0): Promise<void> {
  const rows = shares.map(({ party, ownerId, position, component, amount, fundedBy }, index) => ({
    order_id: orderId,
    ordinal: first + index,
    party,
    owner_id: ownerId,
    position,
    component,
    amount,
    funded_by: fundedBy,
  }))
  if (rows.length > 0) await tx.insertInto('order_shares').values(rows).execute()
}

/** The shares of an order in rounding order (`ordinal`). */
export async function sharesOf(db: Db, orderId: string): Promise<StoredShare[]> {
  const rows = await db
    .selectFrom('order_shares')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ owner_id: ownerId, funded_by: fundedBy, ...share }) => ({ ...share, ownerId, fundedBy }))
}

/** How many of each line were ordered and are refunded. */
export function refundedQuantities(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'refunded_quantity'])
    .where('order_id', '=', orderId)
    .execute()
}

/** Refunded part of an order's payment by points. */
export async function reducedPoints(tx: Tx, orderId: string): Promise<number> {
  const { points } = await tx
    .selectFrom('order_shares')
    .select(sql<number>`coalesce(-sum(refunded), 0)::int`.as('points'))
    .where('order_id', '=', orderId)
    .where('component', '=', pointsShare)
    .executeTakeFirstOrThrow()
  return points
}

/** Adds to the refunded amounts of shares in one statement, since the sum is checked to be zero after each statement. */
export async function reduceShares(tx: Tx, orderId: string, reductions: readonly Reduction[]): Promise<void> {
  const ordinals = reductions.map(({ share }) => share.ordinal)
  const amounts = reductions.map(({ by }) => by)
  if (ordinals.length === 0) return
  await sql`
    update order_shares set refunded = refunded + reduced.by
    from unnest(${ordinals}::int[], ${amounts}::bigint[]) as reduced (ordinal, by)
    where order_id = ${orderId} and order_shares.ordinal = reduced.ordinal`.execute(tx)
}

/** The orders of a payment with their allocations, by order id. */
export function ordersOf(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payment_allocations')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select((eb) => eb.fn.coalesce('stores.name', 'orders.title').as('title'))
    .select(['orders.id', 'orders.customer_id', 'orders.pay_before'])
    .select(['part', 'payment_allocations.amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('orders.id')
    .execute()
}

/** The pending payments, by id, that are for nothing but orders of another payment. */
export function replacementsOf(
  tx: Tx,
  paymentId: string,
  purposes: readonly string[],
): Promise<Selectable<PaymentTable>[]> {
  const ordersOf = (id: string) => tx.selectFrom('payment_allocations').select('order_id').where('payment_id', '=', id)
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('purpose', 'in', purposes)
    .where((eb) =>
      eb(
        'id',
        'in',
        tx.selectFrom('payment_allocations').select('payment_id').where('order_id', 'in', ordersOf(paymentId)),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_allocations')
            .select('order_id')
            .whereRef('payment_allocations.payment_id', '=', 'payments.id')
            .where('order_id', 'not in', ordersOf(paymentId)),
        ),
      ),
    )
    .orderBy('id')
    .execute()
}

/** The stores and lines of the orders of a payment, as shown to another payer. */
export function shownOrders(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['stores.name', 'stores.logo'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['quantity', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where((line) => line.or([line('payment_id', 'is', null), line('order_lines.payment_id', '=', paymentId)]))
          .orderBy('position'),
      ).as('lines'),
    )
    .where('payment_id', '=', paymentId)
    .orderBy('orders.id')
    .execute()
}

/** The name of the store of an order; null without one. */
export async function storeNameOf(tx: Tx, orderId: string): Promise<Bilingual | null> {
  const found = await tx
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select('stores.name')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return found?.name ?? null
}

/** Replaces the shares of an order by others, as when less is paid of it than it costs. */
export async function replaceShares(tx: Tx, orderId: string, shares: readonly Share[]): Promise<void> {
  await tx.deleteFrom('order_shares').where('order_id', '=', orderId).execute()
  await insertShares(tx, orderId, shares)
}

/** Lines of an order with their payments, for an order that several people pay; empty where one payment covers all. */
export async function linesOfPayers(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['position', 'payment_id as paymentId', 'paid as amount'])
    .where('order_id', '=', orderId)
    .where('payment_id', 'is not', null)
    .$narrowType<{ paymentId: string }>()
    .execute()
  return rows
}
