import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { minutesAfter } from '../clock'
import type { CouponTable } from '../database/schema'
import type { Rows } from './database'

const dayMinutes = 24 * 60

/** A platform coupon: ¥5 off without a minimum, valid for a month, unlimited. */
export async function aCoupon({ app, clock }: Rows, over: Partial<Insertable<CouponTable>> = {}): Promise<string> {
  const id = randomUUID()
  const [now, end] = [clock.now(), minutesAfter(clock.now(), 30 * dayMinutes)]
  const coupon: Insertable<CouponTable> = {
    id,
    kind: 'platform',
    name: JSON.stringify({ en: 'Red envelope', zh: '红包' }),
    for_kinds: ['takeaway'],
    store_id: null,
    category_key: null,
    amount: 500,
    percent: null,
    minimum: 0,
    with_full_discount: true,
    stock: null,
    per_customer: 1,
    claim_from: now,
    claim_until: end,
    valid_from: now,
    valid_until: end,
    valid_days: null,
    position: 0,
    ...over,
  }
  await app.context.db.insertInto('coupons').values(coupon).execute()
  return id
}

/** Gives a coupon to a customer; returns the id of the received one. */
export async function given(
  world: Rows,
  customerId: string,
  over: Partial<Insertable<CouponTable>> = {},
): Promise<string> {
  const coupon_id = await aCoupon(world, over)
  const { db } = world.app.context
  const { valid_from, valid_until } = await db
    .selectFrom('coupons')
    .select(['valid_from', 'valid_until'])
    .where('id', '=', coupon_id)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('customer_coupons')
    .values({
      id,
      coupon_id,
      customer_id: customerId,
      serial: 1,
      valid_from,
      valid_until,
      order_id: null,
      used_at: null,
      received_at: world.clock.now(),
    })
    .execute()
  return id
}
