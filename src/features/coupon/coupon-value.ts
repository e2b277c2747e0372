import type { QuoteCoupon } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    available: (count: number) => `${count} available`,
    toClaim: (count: number) => `${count} to claim`,
    none: 'None available',
  },
  zh: {
    available: (count) => `${count}张可用`,
    toClaim: (count) => `${count}张可领`,
    none: '暂无可用',
  },
})

/** Coupons of one row of a check-out; `claimable` is missing where none can be claimed there. */
type CouponUses = Pick<QuoteCoupon, 'off' | 'usable'> & Partial<Pick<QuoteCoupon, 'claimable'>>

/** Value of a check-out's coupon row: the reduction, or the number of coupons that can be used or claimed. */
export function couponValue({ off, usable, claimable = 0 }: CouponUses): {
  readonly value: string
  readonly tone: 'brand' | 'muted'
} {
  const { available, toClaim, none } = words()
  if (off > 0) return { value: formatMoney(-off), tone: 'brand' }
  if (usable > 0) return { value: available(usable), tone: 'brand' }
  return claimable > 0 ? { value: toClaim(claimable), tone: 'brand' } : { value: none, tone: 'muted' }
}
