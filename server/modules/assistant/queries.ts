import { sql, type Kysely } from 'kysely'
import type { AfterSalesState } from '@contract/states/after-sales'
import type { OrderPhase } from '@contract/states/actions'
import type { Bilingual, Database } from '../../database/schema'

type Db = Kysely<Database>

/** The newest orders of a customer. */
export async function recentOrders(db: Db, customerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface KnownOrder {
  readonly kind: string
  readonly title: Bilingual
  readonly phase: OrderPhase
  readonly refunded: number
  /** The store's time zone; null for an order of no store. */
  readonly time_zone: string | null
}

/** Facts that the assistant needs of a customer's order. */
export function knownOrder(db: Db, customerId: string, orderId: string): Promise<KnownOrder | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.kind', 'orders.title', 'orders.phase', 'orders.refunded', 'stores.time_zone'])
    .where('orders.id', '=', orderId)
    .where('orders.customer_id', '=', customerId)
    .executeTakeFirst()
}

/** The newest refund of a customer. */
export function lastRefund(
  db: Db,
  customerId: string,
): Promise<{ number: string; state: AfterSalesState; amount: number } | undefined> {
  return db
    .selectFrom('refunds')
    .select(['number', 'state', 'amount'])
    .where('customer_id', '=', customerId)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Number of a customer's usable coupons. */
export async function usableCoupons(db: Db, customerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_coupons
    where customer_id = ${customerId} and used_at is null and order_id is null and swapped_at is null
      and valid_from <= ${now} and valid_until > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}
