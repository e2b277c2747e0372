import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Checkout } from '@contract/entities/payment'
import type { Database, PaymentRefundTable, ProviderName, ProviderPaymentTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type ProviderPayment = Selectable<ProviderPaymentTable>

/** Inserts an attempt unless one with the same key is open; returns whether it is new. */
export async function insertOpen(tx: Tx, row: Insertable<ProviderPaymentTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('provider_payments')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export interface OpenKey {
  readonly paymentId: string
  readonly payerId: string
  readonly provider: ProviderName
  readonly scene: string
}

/** The open attempt of a payer by provider and scene; a unique index allows one. */
export function findOpen(db: Db, key: OpenKey): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', key.paymentId)
    .where('payer_id', '=', key.payerId)
    .where('provider', '=', key.provider)
    .where('scene', '=', key.scene)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** Stores the checkout data that the client needs at the provider. */
export async function saveCheckout(db: Db, id: string, opened: Checkout): Promise<void> {
  await db
    .updateTable('provider_payments')
    .set({ opened: JSON.stringify(opened) })
    .where('id', '=', id)
    .execute()
}

const open = (db: Db, paymentId: string) =>
  db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .orderBy('created_at')

/** The open attempts of a payment. */
export const openOf = (db: Db, paymentId: string): Promise<ProviderPayment[]> => open(db, paymentId).execute()

/** Like `openOf`; locks them. Lock their payment first. */
export const lockOpenOf = (tx: Tx, paymentId: string): Promise<ProviderPayment[]> =>
  open(tx, paymentId).forUpdate().execute()

/** The part of a payer's balance that open attempts hold, at one payment or at all. */
export async function heldOf(db: Db, payerId: string, paymentId?: string): Promise<number> {
  const all = db
    .selectFrom('provider_payments')
    .select(sql<number>`coalesce(sum(balance_held), 0)::bigint`.as('held'))
    .where('payer_id', '=', payerId)
    .where('balance_held', '>', 0)
  const some = paymentId === undefined ? all : all.where('payment_id', '=', paymentId)
  return (await some.executeTakeFirstOrThrow()).held
}

/** The open attempts at the payments of an order, oldest first. */
export function openOfOrder(db: Db, orderId: string): Promise<ProviderPayment[]> {
  return db
    .selectFrom('provider_payments')
    .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'provider_payments.payment_id')
    .selectAll('provider_payments')
    .where('order_id', '=', orderId)
    .where('provider_payments.status', '=', 'open')
    .orderBy('created_at')
    .execute()
}

/** Whether an order has an attempt that may still be paid. */
export async function hasOpenAttempt(db: Db, orderId: string): Promise<boolean> {
  return (await openOfOrder(db, orderId)).length > 0
}

/** The newest attempt of a payer. */
export function lastOf(db: Db, paymentId: string, payerId: string): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('payer_id', '=', payerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const withPayment = (db: Db) =>
  db
    .selectFrom('provider_payments')
    .innerJoin('payments', 'payments.id', 'provider_payments.payment_id')
    .selectAll('provider_payments')
    .select(['payments.status as payment_status', 'payments.pay_before'])

/** An attempt by its trade number, with its payment; not locked. */
export const byTradeNo = (db: Db, provider: ProviderName, tradeNo: string) =>
  withPayment(db).where('provider_payments.provider', '=', provider).where('trade_no', '=', tradeNo).executeTakeFirst()

/** An attempt with its payment; not locked. */
export const byId = (db: Db, id: string) =>
  withPayment(db).where('provider_payments.id', '=', id).executeTakeFirstOrThrow()

/** Locks an attempt; lock its payment first. */
export function lock(tx: Tx, id: string): Promise<ProviderPayment> {
  return tx.selectFrom('provider_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Marks an attempt as paid, from any status, which ends its hold. The provider transaction id is unique. */
export async function setPaid(tx: Tx, id: string, transactionId: string, paidAt: Date): Promise<void> {
  await tx
    .updateTable('provider_payments')
    .set({ status: 'paid', balance_held: 0, transaction_id: transactionId, paid_at: paidAt })
    .where('id', '=', id)
    .execute()
}

/** Marks a locked open attempt as closed, which ends its hold. */
export async function setClosed(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('provider_payments').set({ status: 'closed', balance_held: 0 }).where('id', '=', id).execute()
}

/** Ends the hold of a locked open attempt. */
export async function endHold(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('provider_payments').set({ balance_held: 0 }).where('id', '=', id).execute()
}

const refunds = (db: Db, id: string) =>
  db
    .selectFrom('payment_refunds')
    .innerJoin('provider_payments', 'provider_payments.id', 'payment_refunds.provider_payment_id')
    .select([
      'payment_refunds.id',
      'payment_refunds.kind',
      'payment_refunds.status',
      'payment_refunds.amount',
      'provider_payments.provider',
      'provider_payments.payer_id',
      'provider_payments.trade_no',
      'provider_payments.amount as total',
    ])
    .where('payment_refunds.id', '=', id)

/** A refund by a provider, with the provider payment that it refunds. */
export const refundWithTrade = (db: Db, id: string) => refunds(db, id).executeTakeFirstOrThrow()
export type ProviderRefund = Awaited<ReturnType<typeof refundWithTrade>>

/** Like `refundWithTrade`; locks the refund. */
export const lockRefund = (tx: Tx, id: string): Promise<ProviderRefund> =>
  refunds(tx, id).forUpdate('payment_refunds').executeTakeFirstOrThrow()

/** The id of a refund by the provider's refund number, which is the id without dashes. */
export async function refundOfNumber(db: Db, refundNo: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{32}$/.test(refundNo)) return undefined
  const query = db.selectFrom('payment_refunds').select('id').where('id', '=', refundNo)
  return (await query.where('provider_payment_id', 'is not', null).executeTakeFirst())?.id
}

/** Updates the status of a locked refund. */
export async function setRefundStatus(
  tx: Tx,
  id: string,
  status: PaymentRefundTable['status'],
  doneAt: Date | null,
): Promise<void> {
  await tx.updateTable('payment_refunds').set({ status, done_at: doneAt }).where('id', '=', id).execute()
}
