import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Bilingual, Database, PaymentMethod, PaymentRefundTable, PaymentTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Payment = Selectable<PaymentTable>

/** Opens the payment of an order, `amount` in the smallest unit; an order that has one keeps it. */
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

/** The payment of an order; not locked. */
export function paymentOf(db: Db, orderId: string): Promise<Payment> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** Locks the payment of an order, which is locked before. */
export function lockPayment(tx: Tx, orderId: string): Promise<Payment> {
  return tx.selectFrom('payments').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
}

export interface Paid {
  method: PaymentMethod
  payer_id: string
  provider_payment_id: string | null
  paid_at: Date
}

/** Marks a locked payment as paid: how, by whom and when. */
export async function setPaid(tx: Tx, id: string, paid: Paid): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'paid', ...paid })
    .where('id', '=', id)
    .execute()
}

/** Marks a locked payment as one that nobody pays any more. */
export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ status: 'closed' }).where('id', '=', id).execute()
}

/** Marks a locked payment as given back whole. */
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

/** Writes down when the store got what was held for it. */
export async function setSettled(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('payments').set({ settled_at: at }).where('id', '=', id).execute()
}

/** Writes down money on its way back; a second one for the same reference is an error. */
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
  id: string
  status: PaymentTable['status']
  amount: number
  pay_before: Date
  name: Bilingual
}

/** An order's payment with what the cashier shows. */
export function payable(db: Db, orderId: OrderId): Promise<PayableRow> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select(['payments.id', 'payments.status', 'payments.amount', 'orders.pay_before', 'stores.name'])
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** What somebody sees of an order that they are asked to pay. */
export function shared(db: Db, orderId: OrderId) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['payments.status', 'payments.amount', 'payments.payer_id', 'stores.name', 'stores.logo'])
    .select(['orders.pay_before', 'orders.lines', 'orders.customer_id', 'customers.nickname'])
    .where('payments.order_id', '=', orderId)
    .executeTakeFirst()
}

/** What an order's lines cost, and what today's member prices would take off what was bought at another price. */
export async function memberSavings(db: Db, orderId: OrderId) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.lines', 'customers.member_until'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { couldSave } = await db
    .selectFrom('order_lines')
    .innerJoin('goods', 'goods.id', 'order_lines.goods_id')
    .select(
      sql<number>`coalesce(sum(least(order_lines.price, goods.shop_price - goods.member_price) * order_lines.quantity)
        filter (where goods.member_price < goods.shop_price and order_lines.price >= goods.shop_price), 0)::bigint`.as(
        'couldSave',
      ),
    )
    .where('order_lines.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { ...order, couldSave }
}

/** When a store serves. */
export function hoursOfStore(tx: Tx, storeId: string) {
  return tx
    .selectFrom('stores')
    .select(['status', 'opening_hours', 'time_zone'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
}
