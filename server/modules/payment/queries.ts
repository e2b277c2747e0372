import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Bilingual, Database, PaymentMethod, PaymentRefundTable, PaymentTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Payment = Selectable<PaymentTable>

export async function insertPayment(
  tx: Tx,
  row: { id: string; order_id: string; customer_id: string; amount: number; created_at: Date },
): Promise<void> {
  const none = { method: null, payer_id: null, provider_payment_id: null, paid_at: null, settled_at: null }
  await tx
    .insertInto('payments')
    .values({ ...row, ...none, status: 'pending' })
    .onConflict((oc) => oc.column('order_id').doNothing())
    .execute()
}

export function paymentOf(db: Db, orderId: string): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

export function lockPayment(tx: Tx, orderId: string): Promise<Payment> {
  return tx.selectFrom('payments').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
}

export interface Paid {
  method: PaymentMethod
  payer_id: string
  provider_payment_id: string | null
  paid_at: Date
}

export async function setPaid(tx: Tx, id: string, paid: Paid): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'paid', ...paid })
    .where('id', '=', id)
    .execute()
}

export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'closed' }).where('id', '=', id).execute()
}

export async function setRefunded(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute()
}

/** Counts what went back; all of it makes the payment a refunded one. */
export async function addRefunded(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      status: sql<PaymentTable['status']>`case when refunded + ${amount} >= amount then 'refunded' else status end`,
    }))
    .where('id', '=', id)
    .execute()
}

export async function setSettled(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payments').set({ settled_at: at }).where('id', '=', id).execute()
}

export async function insertRefund(tx: Tx, row: Insertable<PaymentRefundTable>): Promise<void> {
  await tx.insertInto('payment_refunds').values(row).execute()
}

/** The refund of a payment for a reference, if there was one. */
export function refundOf(tx: Tx, paymentId: string, referenceId: string) {
  return tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('reference_id', '=', referenceId)
    .executeTakeFirst()
}

export interface PayableRow {
  status: PaymentTable['status']
  amount: number
  pay_before: Date
  name: Bilingual
}

/** An order's payment with what the cashier shows. */
export function payable(db: Db, orderId: string): Promise<PayableRow> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select(['payments.status', 'payments.amount', 'orders.pay_before', 'stores.name'])
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}
