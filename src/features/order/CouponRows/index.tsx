import { observer } from 'mobx-react'
import type { PriceComponent, QuoteCoupon } from '@contract/entities/order'
import { KeyValue } from '@/components/list/KeyValue'
import { couponValue } from '@/features/coupon/coupon-value'
import { words } from './text'

interface Props {
  coupons: readonly QuoteCoupon[]
  /** The price components, which name the coupons that are used. */
  components: readonly PriceComponent[]
  /** Opens the coupon selection. */
  onOpen: () => void
}

/** Discount of each coupon slot; a row opens the coupon selection. */
export const CouponRows = observer(({ coupons, components, onOpen }: Props) => {
  const rows = slots.flatMap((slot) => coupons.filter((coupon) => coupon.slot === slot && isShown(coupon)))
  return (
    <>
      {rows.map((coupon) => (
        <CouponRow
          key={coupon.slot}
          coupon={coupon}
          name={components.find(({ kind }) => kind === kinds[coupon.slot])?.label}
          onOpen={onOpen}
        />
      ))}
    </>
  )
})

const slots: readonly QuoteCoupon['slot'][] = ['envelope', 'store', 'delivery']

/** The price component of each slot. */
const kinds = { envelope: 'envelope', store: 'storeCoupon', delivery: 'deliveryCoupon' } as const

/** The row for delivery coupons is hidden when the customer has none and can claim none. */
const isShown = ({ slot, usable, claimable }: QuoteCoupon): boolean =>
  slot !== 'delivery' || usable > 0 || claimable > 0

interface RowProps {
  coupon: QuoteCoupon
  /** The name of the coupon that is used. */
  name: string | undefined
  onOpen: () => void
}

const CouponRow = observer(({ coupon, name, onOpen }: RowProps) => {
  const { couponNames, linli } = words()
  const { slot } = coupon
  return (
    <KeyValue
      label={name ?? couponNames(slot)}
      tag={slot === 'envelope' ? { text: linli } : undefined}
      {...couponValue(coupon)}
      onOpen={onOpen}
    />
  )
})
