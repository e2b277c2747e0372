import { observer } from 'mobx-react'
import type { QuoteCoupon } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import { words } from './text'

interface Props {
  coupons: readonly QuoteCoupon[]
  /** Opens the coupon selection. */
  onOpen: () => void
}

/** Discount of each coupon slot; a row opens the coupon selection. */
export const CouponRows = observer(({ coupons, onOpen }: Props) => {
  const rows = slots.flatMap((slot) => coupons.filter((coupon) => coupon.slot === slot && isShown(coupon)))
  return (
    <>
      {rows.map((coupon) => (
        <CouponRow key={coupon.slot} coupon={coupon} onOpen={onOpen} />
      ))}
    </>
  )
})

const slots: readonly QuoteCoupon['slot'][] = ['envelope', 'store', 'delivery']

/** The row for delivery coupons is hidden when the customer has none. */
const isShown = ({ slot, usable }: QuoteCoupon): boolean => slot !== 'delivery' || usable > 0

const CouponRow = observer(({ coupon, onOpen }: { coupon: QuoteCoupon; onOpen: () => void }) => {
  const { couponNames, linli, available, noneAvailable } = words()
  const { slot, off, usable } = coupon
  const value = off > 0 ? formatMoney(-off) : usable > 0 ? available(usable) : noneAvailable
  return (
    <KeyValue
      label={couponNames(slot)}
      tag={slot === 'envelope' ? { text: linli } : undefined}
      value={value}
      tone={usable > 0 ? 'brand' : 'muted'}
      onOpen={onOpen}
    />
  )
})
