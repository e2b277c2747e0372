import { sql, type Kysely } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

/** The amounts of an order that a refund with a reference paid back, by payer. */
export async function moneyBackOf(db: Db, orderId: string, reference: string) {
  const { rows } = await sql<{ customerId: string; amount: number }>`
    select coalesce(payments.payer_id, payments.customer_id) as "customerId",
      sum(payment_refunds.amount)::bigint as amount
    from payment_refunds
    join payments on payments.id = payment_refunds.payment_id
    join payment_allocations on payment_allocations.payment_id = payments.id
    where payment_allocations.order_id = ${orderId} and payment_refunds.reference_id = ${reference}
    group by 1 having sum(payment_refunds.amount) > 0 order by 1`.execute(db)
  return rows
}

/** An order's store and its logo; its title for an order without a store. */
export async function nameOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select((eb) => eb.fn.coalesce('stores.name', 'orders.title').as('name'))
    .select('stores.logo as picture')
    .where('orders.id', '=', orderId)
    .$narrowType<{ name: Bilingual; picture: Picture | null }>()
    .executeTakeFirstOrThrow()
}
