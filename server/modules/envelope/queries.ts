import type { Insertable, Kysely, Transaction } from 'kysely'
import type { CouponTable, Database } from '../../database/schema'

type Tx = Transaction<Database>

interface Spending {
  readonly customerId: string
  readonly month: string
  readonly cost: number
  readonly allowance: number
}

/** Deducts envelopes from a month's allowance; false when too few are left. The row lock serialises a customer's calls. */
export async function spendAllowance(tx: Tx, { customerId, month, cost, allowance }: Spending): Promise<boolean> {
  const row = await tx
    .insertInto('member_envelopes')
    .values({ customer_id: customerId, month, used: cost })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'month'])
        .doUpdateSet((eb) => ({ used: eb('member_envelopes.used', '+', cost) }))
        .where('member_envelopes.used', '<=', allowance - cost),
    )
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}

/** How many envelopes of a month, such as "2026-03", a customer has redeemed. */
export async function allowanceSpent(db: Kysely<Database>, customerId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('member_envelopes')
    .select('used')
    .where('customer_id', '=', customerId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** A store with the value of its envelope in the smallest unit; null for a store without one. */
export function envelopeStore(tx: Tx, id: string) {
  return tx.selectFrom('stores').select(['id', 'member_envelope']).where('id', '=', id).executeTakeFirst()
}

/** Inserts the coupon that a store's envelopes are redeemed for, unless it exists. */
export async function ensureCoupon(tx: Tx, coupon: Insertable<CouponTable>): Promise<void> {
  await tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
