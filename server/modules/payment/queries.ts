import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { preparedRows } from '../../database/prepared'
import type { Database, OrderPart, PaymentMethod, PaymentRefundTable, PaymentTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Payment = Selectable<PaymentTable>

// The literal of its condition, since PostgreSQL cannot match the partial index by a parameter when it plans the statement once
// for all values.
const insertedPayments = preparedRows((db: Db, rows: readonly Insertable<PaymentTable>[]) =>
  db
    .insertInto('payments')
    .values(rows)
    .onConflict((oc) => oc.columns(['purpose', 'subject_id']).where('status', '=', sql.lit('pending')).doNothing())
    .returning('id'),
)

/** Inserts a payment; returns false when one is pending for the same purpose and subject. */
export async function insertPayment(
  tx: Tx,
  row: Pick<
    Insertable<PaymentTable>,
    'id' | 'purpose' | 'subject_id' | 'customer_id' | 'title' | 'pay_before' | 'amount' | 'created_at'
  >,
): Promise<boolean> {
  const none = { method: null, payer_id: null, provider_payment_id: null, paid_at: null }
  return (await insertedPayments(tx, [{ ...row, ...none, status: 'pending' }])).length === 1
}

export interface Allocation {
  readonly orderId: string
  readonly part: OrderPart
  /** In the smallest unit. */
  readonly amount: number
}

const insertedAllocations = preparedRows((db: Db, rows: readonly Insertable<Database['payment_allocations']>[]) =>
  db.insertInto('payment_allocations').values(rows),
)

/** Inserts the allocations of a payment to orders. */
export async function insertAllocations(tx: Tx, paymentId: string, allocations: readonly Allocation[]): Promise<void> {
  const rows = allocations.map(({ orderId, part, amount }) => {
    return { payment_id: paymentId, order_id: orderId, part, amount, settled_at: null }
  })
  await insertedAllocations(tx, rows)
}

/** The allocations of a payment, by order id. */
export function allocationsOf(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_allocations')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('order_id')
    .execute()
}

/** One customer's orders in a payment, by order id, with the amount of each. */
export function ownOrdersOf(db: Db, paymentId: string, customerId: string) {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.id', 'orders.title', 'orders.total', 'payment_allocations.amount', 'stores.name', 'stores.logo'])
    .where('payment_id', '=', paymentId)
    .where('orders.customer_id', '=', customerId)
    .orderBy('orders.id')
    .execute()
}

/** A payment; not locked. */
export function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An existing payment; not locked. */
export const paymentOf = (db: Db, id: string): Promise<Payment> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The pending payment of an order, otherwise the newest, those of its customer first; undefined where nothing is paid before. Not locked. */
export function findPaymentOfOrder(db: Db, orderId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .selectAll('payments')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .where('order_id', '=', orderId)
    .orderBy(sql`payments.customer_id = orders.customer_id`, 'desc')
    .orderBy(sql`payments.status = 'pending'`, 'desc')
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The payment of an order that has one; not locked. */
export async function paymentOfOrder(db: Db, orderId: string): Promise<Payment> {
  const payment = await findPaymentOfOrder(db, orderId)
  if (!payment) throw new Error(`The order ${orderId} has no payment`)
  return payment
}

/** Locks a payment; lock its subject first. */
export function lockPayment(tx: Tx, id: string): Promise<Payment> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export interface PaidDetails {
  method: PaymentMethod
  payer_id: string
  provider_payment_id: string | null
  /** The part from the payer's balance beside a provider. */
  from_balance?: number
  paid_at: Date
}

/** Marks a locked payment as paid and returns it. */
export function setPaid(tx: Tx, id: string, paid: PaidDetails): Promise<Payment> {
  return tx
    .updateTable('payments')
    .set({ status: 'paid', ...paid })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Marks a locked payment as closed. */
export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'closed' }).where('id', '=', id).execute()
}

/**
 * Adds to the refunded amount of a locked payment, `toBalance` of it beside the provider's part; its status becomes `refunded`
 * when all of it, which may be 0, is refunded.
 */
export async function addRefunded(tx: Tx, id: string, amount: number, toBalance = 0): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      refunded_to_balance: eb('refunded_to_balance', '+', toBalance),
      status: sql<PaymentTable['status']>`case when refunded + ${amount} >= amount then 'refunded' else status end`,
    }))
    .where('id', '=', id)
    .execute()
}

/** Inserts a refund; unique by payment, reference, and whether a provider or the balance pays it. */
export async function insertRefund(tx: Tx, row: Insertable<PaymentRefundTable>): Promise<void> {
  await tx.insertInto('payment_refunds').values(row).execute()
}

/** The nickname of a customer. */
export async function nicknameOf(db: Db, customerId: string): Promise<string> {
  const query = db.selectFrom('customers').select('nickname').where('id', '=', customerId)
  return (await query.executeTakeFirstOrThrow()).nickname
}
