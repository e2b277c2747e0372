import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>
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

/** Number of envelopes of a month, such as "2026-03", that a customer has redeemed. */
export async function allowanceSpent(db: Db, customerId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('member_envelopes')
    .select('used')
    .where('customer_id', '=', customerId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** A month's granted red envelopes of a member, unused ones first; empty before they are granted. */
export function grantedEnvelopes(db: Db, customerId: string, month: string) {
  return db
    .selectFrom('member_grants')
    .innerJoin('customer_coupons', (join) =>
      join
        .onRef('customer_coupons.coupon_id', '=', 'member_grants.coupon_id')
        .onRef('customer_coupons.customer_id', '=', 'member_grants.customer_id'),
    )
    .select(['customer_coupons.id', 'amount', 'order_id', 'swapped_at'])
    .where('member_grants.customer_id', '=', customerId)
    .where('month', '=', month)
    .where('kind', '=', 'envelopes')
    .orderBy(sql`order_id is not null or swapped_at is not null`)
    .orderBy('serial')
    .execute()
}

/** Ends red envelopes that are swapped, in id order. */
export async function swapEnvelopes(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update customer_coupons set swapped_at = ${at}, valid_until = least(valid_until, ${at})
    from (select id from customer_coupons where id = any(${[...ids]}::uuid[]) order by id for update) as locked
    where customer_coupons.id = locked.id`.execute(tx)
}

/** A store with the value of its envelope in the smallest unit; null for a store without one. */
export function envelopeStore(tx: Tx, id: string) {
  return tx.selectFrom('stores').select(['id', 'member_envelope']).where('id', '=', id).executeTakeFirst()
}
