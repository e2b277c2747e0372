import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, OrderPart, PaymentTable } from '../../../database/schema'
import type { FixedShare, Reduction, Share } from '../shares'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** What of a payment is for an order, with the payment. */
export interface OrderPayment extends Selectable<PaymentTable> {
  part: OrderPart
  /** Of the payment, for this order. */
  allocated: number
  given_back: number
  settled_at: Date | null
}

/** Locks the payments of a locked order, by their ids. */
export function lockOrderPayments(tx: Tx, orderId: string): Promise<OrderPayment[]> {
  return tx
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'part',
      'payment_allocations.amount as allocated',
      'payment_allocations.refunded as given_back',
      'settled_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('payments.id')
    .forUpdate('payments')
    .execute()
}

/** Counts what went back of a payment for an order. */
export async function addGivenBack(tx: Tx, paymentId: string, orderId: string, amount: number): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Writes down when the parties of an order got what was held for it. */
export async function setSettled(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set({ settled_at: at })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Whether something went back of payments for a reference. */
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

/** Writes the shares of an order; they are never changed but by what goes back. */
export async function insertShares(tx: Tx, orderId: string, shares: readonly Share[]): Promise<void> {
  const rows = shares.map(({ party, ownerId, position, component, amount, fundedBy }, ordinal) => ({
    order_id: orderId,
    ordinal,
    party,
    owner_id: ownerId,
    position,
    component,
    amount,
    funded_by: fundedBy,
  }))
  if (rows.length > 0) await tx.insertInto('order_shares').values(rows).execute()
}

/** The shares of an order, in the order that they are rounded in. */
export async function sharesOf(db: Db, orderId: string): Promise<FixedShare[]> {
  const rows = await db
    .selectFrom('order_shares')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ owner_id: ownerId, funded_by: fundedBy, ...share }) => ({ ...share, ownerId, fundedBy }))
}

/** Counts what went back of the shares of an order, in one statement: they must sum to zero after it. */
export async function reduceShares(tx: Tx, orderId: string, reductions: readonly Reduction[]): Promise<void> {
  const ordinals = reductions.map(({ share }) => share.ordinal)
  const amounts = reductions.map(({ by }) => by)
  if (ordinals.length === 0) return
  await sql`
    update order_shares set refunded = refunded + reduced.by
    from unnest(${ordinals}::int[], ${amounts}::bigint[]) as reduced (ordinal, by)
    where order_id = ${orderId} and order_shares.ordinal = reduced.ordinal`.execute(tx)
}

/** The orders that a payment is for, with what of it is for each, by the orders' ids. */
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

/** What somebody sees of the orders that they are asked to pay. */
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
          .orderBy('position'),
      ).as('lines'),
    )
    .where('payment_id', '=', paymentId)
    .orderBy('orders.id')
    .execute()
}
