import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '../../../database/prepared'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const unpaid = (tx: Db, customerId: string) =>
  tx
    .selectFrom('orders')
    .where('orders.customer_id', '=', customerId)
    .where('orders.phase', '=', 'toPay')
    .where('orders.removed_at', 'is', null)

const unpaidCounts = prepared((tx: Db, customerId: string) =>
  unpaid(tx, customerId)
    .innerJoin('payment_allocations', 'payment_allocations.order_id', 'orders.id')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select(sql<number>`count(distinct case part when 'share' then orders.id else payments.id end)::int`.as('count'))
    .where('payments.status', '=', 'pending')
    .where('payment_allocations.part', '<>', 'balance'),
)

/** Number of a customer's open order payments; orders paid together, and one paid by several people, count once. */
export const countUnpaid = async (tx: Tx, customerId: string): Promise<number> =>
  (await unpaidCounts(tx, customerId))[0]?.count ?? 0

/** Quantities of items in a customer's unpaid orders. */
export const unpaidItems: (
  tx: Tx,
  customerId: string,
  itemIds: readonly string[],
) => Promise<{ itemId: string; quantity: number }[]> = prepared(
  (tx: Db, customerId: string, itemIds: readonly string[]) =>
    unpaid(tx, customerId)
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select('order_lines.item_id as itemId')
      .select(sql<number>`sum(order_lines.quantity - order_lines.returned_quantity)::int`.as('quantity'))
      .where((eb) => eb('order_lines.item_id', '=', eb.fn.any(eb.val(itemIds as string[]))))
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
      .groupBy('order_lines.item_id'),
)
