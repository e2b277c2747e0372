import { observer } from 'mobx-react'
import type { PriceComponent, QuoteCoupon } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { KeyValue } from '@/components/list/KeyValue'
import type { OrderClaims } from '@/features/coupon/claims'
import { words } from './text'

interface Props {
  coupons: readonly QuoteCoupon[]
  /** The price components, which name the coupons that are used. */
  components: readonly PriceComponent[]
  /** The coupons that can be claimed for the order. */
  claims: OrderClaims
  /** Opens the coupon selection. */
  onOpen: () => void
}

/** Discount of each coupon slot; a row opens the coupon selection. */
export const CouponRows = observer(({ coupons, components, claims, onOpen }: Props) => {
  const goods = components.find(({ kind }) => kind === 'goods')?.amount ?? 0
  const claimable = (slot: QuoteCoupon['slot']) => claims.count(slot, goods)
  const rows = slots.flatMap((slot) =>
    coupons.filter((coupon) => coupon.slot === slot && isShown(coupon, claimable(slot))),
  )
  return (
    <>
      {rows.map((coupon) => (
        <CouponRow
          key={coupon.slot}
          coupon={coupon}
          name={components.find(({ kind }) => kind === kinds[coupon.slot])?.label}
          claimable={claimable(coupon.slot)}
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
const isShown = ({ slot, usable }: QuoteCoupon, claimable: number): boolean =>
  slot !== 'delivery' || usable > 0 || claimable > 0

interface RowProps {
  coupon: QuoteCoupon
  /** The name of the coupon that is used. */
  name: string | undefined
  /** Number of coupons that can be claimed. */
  claimable: number
  onOpen: () => void
}

const CouponRow = observer(({ coupon, name, claimable, onOpen }: RowProps) => {
  const { couponNames, linli, available, toClaim, noneAvailable } = words()
  const { slot, off, usable } = coupon
  const none = claimable > 0 ? toClaim(claimable) : noneAvailable
  const value = off > 0 ? formatMoney(-off) : usable > 0 ? available(usable) : none
  return (
    <KeyValue
      label={name ?? couponNames(slot)}
      tag={slot === 'envelope' ? { text: linli } : undefined}
      value={value}
      tone={usable + claimable > 0 ? 'brand' : 'muted'}
      onOpen={onOpen}
    />
  )
})
