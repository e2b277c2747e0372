import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'

/** A coupon of the platform: ¥5 off any order, as often as there are some left. */
export async function insertCoupon(
  db: Kysely<Database>,
  { id, stock, from, until }: { id: string; stock: number; from: Date; until: Date },
): Promise<void> {
  const worth = { amount: 500, percent: null, minimum: 0, with_full_discount: true, stock, per_customer: stock }
  const times = { claim_from: from, claim_until: until, valid_from: from, valid_until: until, valid_days: null }
  const name = JSON.stringify({ en: 'Red envelope', zh: '红包' })
  const scope = { kind: 'platform', store_id: null, category_key: null } as const
  await db
    .insertInto('coupons')
    .values({ id, name, position: 0, ...scope, ...worth, ...times })
    .execute()
}
