import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { CouponTable, CustomerCouponTable, Database } from '../../database/schema'
import { type Account, accounts } from '../city'
import { type CityCoupon, coupons } from '../city/data/coupons'
import { accountId } from './accounts'
import { demoId } from './ids'
import { insertAll } from './queries'

const daysAfter = (now: Date, days: number): Date => minutesAfter(now, days * 24 * 60)

function couponRow(coupon: CityCoupon, position: number, now: Date): Insertable<CouponTable> {
  const [en, zh] = coupon.name
  const end = daysAfter(now, coupon.until)
  return {
    id: demoId('coupon', coupon.key),
    kind: coupon.kind,
    name: JSON.stringify({ en, zh }),
    for_kinds: [coupon.orders ?? 'takeaway'],
    store_id: coupon.store ? demoId('store', coupon.store) : null,
    category_key: coupon.category ?? null,
    amount: coupon.amount,
    percent: coupon.percent ?? null,
    minimum: coupon.minimum,
    with_full_discount: coupon.withFullDiscount ?? true,
    stock: coupon.stock ?? null,
    per_customer: 1,
    claim_from: now,
    // Coupons that cannot be received were issued before the seeding.
    claim_until: coupon.stock === undefined ? now : end,
    valid_from: daysAfter(now, coupon.from ?? 0),
    valid_until: end,
    valid_days: coupon.validDays ?? null,
    position,
  }
}

const isGiven = ({ given }: CityCoupon, { isMember }: Account): boolean =>
  given === 'all' || given === (isMember ? 'members' : 'others')

function givenRow(coupon: CityCoupon, account: Account, now: Date): Insertable<CustomerCouponTable> {
  const from = daysAfter(now, coupon.from ?? 0)
  return {
    id: demoId('customer-coupon', account.key, coupon.key),
    coupon_id: demoId('coupon', coupon.key),
    customer_id: accountId(account),
    serial: 1,
    valid_from: from,
    valid_until: daysAfter(now, coupon.until),
    order_id: null,
    used_at: null,
    received_at: from < now ? from : now,
  }
}

/** The coupons on offer, and those of the demo's accounts: usable, unusable for each reason, and expired. */
export async function seedCoupons(tx: Transaction<Database>, { clock }: Context): Promise<void> {
  const now = clock.now()
  const rows = coupons.map((coupon, position) => couponRow(coupon, position, now))
  await insertAll(tx, 'coupons', rows)
  const given = accounts.flatMap((account) =>
    coupons.filter((coupon) => isGiven(coupon, account)).map((coupon) => givenRow(coupon, account, now)),
  )
  await insertAll(tx, 'customer_coupons', given)
}
