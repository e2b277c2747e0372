import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'

/** A coupon of the platform: ¥5 off any order, as often as there are some left. */
export async function insertCoupon(
  db: Kysely<Database>,
  { id, stock, from, until }: { id: string; stock: number; from: Date; until: Date },
): Promise<void> {
  await db
    .insertInto('coupons')
    .values({
      id,
      kind: 'platform',
      name: JSON.stringify({ en: 'Red envelope', zh: '红包' }),
      for_kinds: ['takeaway', 'mall'],
      store_id: null,
      category_key: null,
      amount: 500,
      percent: null,
      minimum: 0,
      with_full_discount: true,
      stock,
      per_customer: stock,
      claim_from: from,
      claim_until: until,
      valid_from: from,
      valid_until: until,
      valid_days: null,
      position: 0,
    })
    .execute()
}
