import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The end of a customer's membership; in the past it counts as no membership. */
export function membershipOf(db: Db, customerId: string) {
  return db.selectFrom('customers').select('member_until').where('id', '=', customerId).executeTakeFirstOrThrow()
}

/** The discount by member prices over a customer's orders that were paid and not refunded. */
export async function savedByMembership(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ saved: number }>`
    select coalesce(sum(((snapshot ->> 'shopPrice')::bigint - price) * quantity), 0)::bigint as saved
    from orders join order_lines on order_lines.order_id = orders.id
    where customer_id = ${customerId} and paid_at is not null and phase <> 'cancelled'
      and snapshot ->> 'priceKind' = 'member'`.execute(db)
  return rows[0]?.saved ?? 0
}
