import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallQuote, PriceComponent } from '@contract/entities/order'
import { formatMoney, formatWhole } from '@contract/money'
import { Price } from '@/components/base/Price'
import { SwitchRow } from '@/components/form/SwitchRow'
import { KeyValue } from '@/components/list/KeyValue'
import { couponValue } from '@/features/coupon/coupon-value'
import type { MallConfirmModel } from './model'
import { words } from './text'
import styles from './totals.module.scss'

interface Props {
  model: MallConfirmModel
  quote: MallQuote
}

interface CouponRowProps {
  model: MallConfirmModel
  label: string
  coupon: MallQuote['envelope'] | MallQuote['shippingCoupon']
}

/** The coupons over all shops, points, and the total of the orders. */
export const Totals = observer(({ model, quote }: Props) => {
  const { envelope, shippingCoupon, total, pointsBack: back } = words()
  return (
    <>
      {quote.dealId === null && (
        <View className={styles.totals}>
          <CouponRow model={model} label={envelope} coupon={quote.envelope} />
          {quote.shippingCoupon.usable > 0 && (
            <CouponRow model={model} label={shippingCoupon} coupon={quote.shippingCoupon} />
          )}
          {quote.presale === null && <Points model={model} points={quote.points} />}
        </View>
      )}
      <View className={styles.totals}>
        {quote.components.map(row)}
        <View className={styles.totals__foot}>
          <Text className={styles.totals__back}>
            {quote.points.toEarn > 0 && back(formatWhole(quote.points.toEarn))}
          </Text>
          <Text className={styles.totals__label}>{total}</Text>
          <Price amount={quote.total} size={44} />
        </View>
      </View>
    </>
  )
})

/** The platform's coupons of a kind. */
const CouponRow = observer(function CouponRow({ model, label, coupon }: CouponRowProps) {
  return (
    <KeyValue
      label={label}
      tag={{ text: words().linli }}
      {...couponValue(coupon)}
      onOpen={() => void model.chooseCoupons()}
    />
  )
})

/** The switch that uses points, with their reduction and the usable number. */
const Points = observer(({ model, points }: { model: MallConfirmModel; points: MallQuote['points'] }) => {
  const { balance, usable, share, step } = points
  const { pointsFor, pointsBound, points: name, tooFew, goodsTooFew } = words()
  if (usable > 0)
    return (
      <SwitchRow
        label={pointsFor(formatWhole(usable), formatMoney(usable))}
        note={pointsBound(formatWhole(balance), share)}
        on={points.used > 0}
        onChange={(on) => void model.switchPoints(on)}
      />
    )
  const why = balance < step ? tooFew(formatWhole(balance), step) : goodsTooFew(share, step)
  return (
    <View className={styles.totals__points}>
      <Text className={styles.totals__name}>{name}</Text>
      <Text className={styles.totals__why}>{why}</Text>
    </View>
  )
})

const row = ({ kind, label, amount, original }: PriceComponent) => (
  <KeyValue
    key={kind}
    label={label}
    value={formatMoney(amount)}
    tone={amount < 0 ? 'brand' : 'ink'}
    original={original && original > amount ? formatMoney(original) : undefined}
  />
)
