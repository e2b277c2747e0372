import type { Insertable } from 'kysely'
import { minutesAfter } from '../../clock'
import type { CouponTable } from '../../database/schema'
import type { Mall } from '../mall'
import { mallCoupons, shopCoupons } from '../mall/data/coupons'
import { demoId } from './ids'

/** Days for which the demo offers its coupons of the mall. */
const days = 365

const common = (now: Date) => {
  const end = minutesAfter(now, days * 24 * 60)
  return {
    ...{ for_kinds: ['mall'], category_key: null, with_full_discount: true, per_customer: 1 },
    ...{ claim_from: now, claim_until: end, valid_from: now, valid_until: end },
  }
}

/** The coupons that the mall offers: the platform's, then one of each shop. */
export function mallCouponRows({ shops }: Mall, now: Date): Insertable<CouponTable>[] {
  const ofPlatform = mallCoupons.map((coupon, position) => ({
    ...common(now),
    id: demoId('coupon', coupon.key),
    kind: coupon.kind,
    name: JSON.stringify({ en: coupon.name[0], zh: coupon.name[1] }),
    store_id: null,
    amount: coupon.amount,
    percent: coupon.percent ?? null,
    minimum: coupon.minimum,
    stock: coupon.stock ?? null,
    valid_days: coupon.validDays,
    position,
  }))
  const ofShops = shops.flatMap(({ key, name }, index) => {
    const face = shopCoupons[index % shopCoupons.length]
    if (!face) return []
    return {
      ...common(now),
      ...face,
      id: demoId('coupon', 'shop', key),
      kind: 'store' as const,
      name: JSON.stringify({ en: `${name.en} coupon`, zh: `${name.zh}优惠券` }),
      store_id: demoId('store', key),
      percent: null,
      stock: null,
      valid_days: 14,
      position: mallCoupons.length + index,
    }
  })
  return [...ofPlatform, ...ofShops]
}
