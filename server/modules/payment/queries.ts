import type { Kysely, Transaction } from 'kysely'
import type { Bilingual, Database, PaymentTable } from '../../database/schema'
import type { Selectable } from 'kysely'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Payment = Selectable<PaymentTable>

export async function insertPayment(
  tx: Tx,
  row: { id: string; order_id: string; customer_id: string; amount: number; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...row, status: 'pending', method: null, paid_at: null })
    .execute()
}

export function paymentOf(db: Db, orderId: string): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

export function lockPayment(tx: Tx, orderId: string): Promise<Payment> {
  return tx.selectFrom('payments').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
}

export async function setPaid(tx: Tx, id: string, method: string, at: Date): Promise<void> {
  await tx.updateTable('payments').set({ status: 'paid', method, paid_at: at }).where('id', '=', id).execute()
}

export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'closed' }).where('id', '=', id).execute()
}

export async function setRefunded(tx: Tx, id: string, amount: number): Promise<void> {
  await tx.updateTable('payments').set({ status: 'refunded', refunded: amount }).where('id', '=', id).execute()
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
