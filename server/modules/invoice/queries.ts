import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { openRefundStates } from '@contract/states/after-sales'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, InvoiceTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The invoice of an order. */
export const invoiceOf = (db: Db, orderId: string) =>
  db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The sealed recipient of a customer's newest invoice. */
export const lastReceiver = (db: Db, customerId: string) =>
  db
    .selectFrom('invoices')
    .select('receiver_sealed')
    .where('customer_id', '=', customerId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function insertInvoice(tx: Tx, row: Insertable<InvoiceTable>): Promise<void> {
  await tx.insertInto('invoices').values(row).execute()
}

/** Marks an invoice as issued for an amount. */
export async function markIssued(
  tx: Tx,
  orderId: string,
  issued: { readonly amount: number; readonly number: string; readonly issued_at: Date },
): Promise<void> {
  await tx.updateTable('invoices').set(issued).where('order_id', '=', orderId).execute()
}

/** Reopens an issued invoice for reissue, which replaces its number. */
export async function reopenInvoice(tx: Tx, orderId: string, replaces: string, at: Date): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ issued_at: null, number: null, replaces, requested_at: at })
    .where('order_id', '=', orderId)
    .execute()
}

export async function deleteInvoice(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('invoices').where('order_id', '=', orderId).execute()
}

/** Whether a refund of a locked order is undecided. */
export async function hasOpenRefund(tx: Tx, orderId: OrderId): Promise<boolean> {
  const row = await tx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', [...openRefundStates])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Invoices that wait to be issued, the oldest first. */
export const waitingInvoices = (db: Db, most: number) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.number as order_number', 'invoices.receiver_sealed', 'invoices.requested_at', 'invoices.replaces'])
    .select(['orders.total', 'orders.refunded'])
    .where('issued_at', 'is', null)
    .orderBy('requested_at')
    .limit(most)
    .execute()

/** The order of a number whose invoice waits to be issued. */
export const requestedOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('orders.id')
    .where('orders.number', '=', orderNumber)
    .where('issued_at', 'is', null)
    .executeTakeFirst()

const newestFirst = new Keyset([
  descending('instant', sql.ref('invoices.requested_at')),
  descending('id', sql.ref('invoices.order_id')),
])

/** A page of a customer's invoices with their orders, the newest request first. */
export const listInvoices = (db: Db, customerId: string, slice: Slice) =>
  newestFirst
    .page(
      db
        .selectFrom('invoices')
        .innerJoin('orders', 'orders.id', 'invoices.order_id')
        .leftJoin('stores', 'stores.id', 'orders.store_id')
        .select(['orders.id', 'orders.kind', 'orders.title', 'orders.state', 'orders.total', 'orders.refunded'])
        .select(['stores.name', 'stores.logo', 'amount', 'requested_at', 'issued_at', 'invoices.number', 'replaces'])
        .where('invoices.customer_id', '=', customerId),
      slice,
    )
    .execute()
