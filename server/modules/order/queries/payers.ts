import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** Assigns lines of an order to a payment. */
export async function setPaymentOfLines(
  tx: Tx,
  orderId: string,
  positions: readonly number[],
  paymentId: string,
): Promise<void> {
  if (positions.length === 0) return
  await tx
    .updateTable('order_lines')
    .set({ payment_id: paymentId })
    .where('order_id', '=', orderId)
    .where('position', 'in', [...positions])
    .execute()
}

/** The positions of the lines that a payment pays. */
export async function linesOfPayment(tx: Tx, orderId: string, paymentId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', orderId)
    .where('payment_id', '=', paymentId)
    .execute()
  return rows.map(({ position }) => position)
}

/** Deletes lines of an order with their shares. */
export async function deleteLines(tx: Tx, orderId: string, positions: readonly number[]): Promise<void> {
  for (const table of ['order_shares', 'order_lines'] as const)
    await tx
      .deleteFrom(table)
      .where('order_id', '=', orderId)
      .where('position', 'in', [...positions])
      .execute()
}

/** Number of an order's open payments. */
export async function openPayments(tx: Tx, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('payments.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(count)
}
