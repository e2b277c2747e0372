import { type Kysely, sql } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database, PaymentMethod } from '../../../database/schema'

interface MoneyBackRow {
  readonly amount: number
  readonly method: PaymentMethod | null
  readonly payerId: string | null
  /** Null for money of a cancellation or a change. */
  readonly refundId: string | null
  readonly status: 'sent' | 'accepted' | 'credited' | 'done'
  readonly at: Date
  readonly doneAt: Date | null
}

/**
 * The money of an order that went back to its payers, oldest first; without surplus payments. Of a payment for several
 * orders only what refers to this one.
 */
export async function moneyBack(db: Kysely<Database>, orderId: OrderId): Promise<MoneyBackRow[]> {
  const { rows } = await sql<MoneyBackRow>`
    select payment_refunds.amount,
      case when payment_refunds.provider_payment_id is null then 'balance' else payments.method end as method,
      payments.payer_id as "payerId", refunds.id as "refundId",
      payment_refunds.status, payment_refunds.created_at as at, payment_refunds.done_at as "doneAt"
    from payment_allocations
    join payments on payments.id = payment_allocations.payment_id
    join payment_refunds on payment_refunds.payment_id = payments.id
    left join refunds on refunds.id = payment_refunds.reference_id
    where payment_allocations.order_id = ${orderId}
      and payment_refunds.kind <> 'surplus' and payment_refunds.amount > 0
      and (payment_refunds.reference_id = ${orderId} or refunds.order_id = ${orderId} or not exists (
        select from payment_allocations as others
        where others.payment_id = payments.id and others.order_id <> ${orderId}))
    order by payment_refunds.created_at, payment_refunds.id`.execute(db)
  return rows
}
