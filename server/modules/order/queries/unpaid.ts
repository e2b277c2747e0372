import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

const unpaid = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('orders')
    .where('orders.customer_id', '=', customerId)
    .where('orders.phase', '=', 'toPay')
    .where('orders.removed_at', 'is', null)

/** How many payments of orders a customer has open; orders that are paid together, and one that several people pay, count once. */
export async function countUnpaid(tx: Tx, customerId: string): Promise<number> {
  const { count } = await unpaid(tx, customerId)
    .innerJoin('payment_allocations', 'payment_allocations.order_id', 'orders.id')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select(sql<number>`count(distinct case part when 'share' then orders.id else payments.id end)::int`.as('count'))
    .where('payments.status', '=', 'pending')
    .where('payment_allocations.part', '<>', 'balance')
    .executeTakeFirstOrThrow()
  return count
}

/** Quantities of items in a customer's unpaid orders. */
export function unpaidItems(
  tx: Tx,
  customerId: string,
  itemIds: readonly string[],
): Promise<{ itemId: string; quantity: number }[]> {
  return (
    unpaid(tx, customerId)
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select('order_lines.item_id as itemId')
      .select(sql<number>`sum(order_lines.quantity - order_lines.returned_quantity)::int`.as('quantity'))
      .where((eb) => eb('order_lines.item_id', '=', eb.fn.any(eb.val([...itemIds]))))
      // Orders with a paid deposit do not count.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payment_allocations')
              .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
              .select('order_id')
              .whereRef('order_id', '=', 'orders.id')
              .where('payments.status', '=', 'paid')
              .where('part', '<>', 'share'),
          ),
        ),
      )
      .groupBy('order_lines.item_id')
      .execute()
  )
}
