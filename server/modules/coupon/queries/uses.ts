import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/**
 * Marks coupons as used by an order, rows locked in id order; false when one is used already or not the customer's.
 */
export async function useCoupons(
  tx: Tx,
  { ids, customerId, orderId, at }: { ids: readonly string[]; customerId: string; orderId: string; at: Date },
): Promise<boolean> {
  if (ids.length === 0) return true
  const free = await tx
    .selectFrom('customer_coupons')
    .select('id')
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('swapped_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (free.length !== ids.length) return false
  const { numUpdatedRows } = await tx
    .updateTable('customer_coupons')
    .set({ order_id: orderId, used_at: at })
    .where('id', 'in', ids)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === ids.length
}

/** Notes that coupons are used for several orders that are paid together. */
export async function shareCoupons(tx: Tx, ids: readonly string[], orderIds: readonly string[]): Promise<void> {
  const rows = ids.flatMap((coupon_id) => orderIds.map((order_id) => ({ coupon_id, order_id })))
  if (rows.length > 0) await tx.insertInto('coupon_uses').values(rows).execute()
}

const ofOrder = (orderId: string) => sql<boolean>`(
  customer_coupons.order_id = ${orderId} or customer_coupons.id in (select coupon_id from coupon_uses where order_id = ${orderId})
)`

/**
 * Marks the coupons of an order as unused, rows locked in id order. A coupon that other orders use too stays used until the
 * last of them ends.
 */
export async function freeCoupons(tx: Tx, orderId: string): Promise<void> {
  await sql`select id from customer_coupons where ${ofOrder(orderId)} order by id for update`.execute(tx)
  await sql`
    update customer_coupons set order_id = null, used_at = null
    where ${ofOrder(orderId)} and not exists (
      select from coupon_uses join orders on orders.id = coupon_uses.order_id
      where coupon_uses.coupon_id = customer_coupons.id and orders.id <> ${orderId} and orders.phase <> 'cancelled'
        and exists (select from order_lines where order_id = orders.id and refunded_quantity < quantity)
    )`.execute(tx)
}

/** Frees the coupons of an order that is bought with others from now on, which their uses no longer name. */
export async function dropCoupons(tx: Tx, orderId: string): Promise<void> {
  await freeCoupons(tx, orderId)
  await tx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute()
}
