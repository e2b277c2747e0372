import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClaimableCoupon } from '@contract/entities/coupon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { dictionary } from '@/i18n'
import { conditionOf } from '../CouponWords'
import { Ticket } from './ticket'
import type { ClaimModel } from '../claims'
import { redEnvelope } from './red-envelope'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    claim: 'Claim',
    delivery: 'Off delivery',
    claimAll: 'Claim red envelopes',
  },
  zh: {
    claim: '领取',
    delivery: '减配送费',
    claimAll: '领取红包',
  },
})

interface Props {
  model: ClaimModel
  /** Called once coupons were received. */
  onReceived?: () => void
}

/** Up to three claimable coupons, a third of the width each, with a button that claims all; nothing when there are none. */
export const CouponStrip = observer(function CouponStrip({ model, onReceived }: Props) {
  const { shown, claiming, claim } = model
  if (shown.length === 0) return null
  return (
    <View className={styles['coupon-strip']}>
      {[0, 1, 2].map((place) => {
        const coupon = shown[place]
        if (!coupon) return <View key={place} className={styles['coupon-strip__free']} />
        return <Ticket key={coupon.id} amount={coupon.amount} percent={coupon.percent} condition={forWhat(coupon)} />
      })}
      <Press
        label={words().claimAll}
        disabled={claiming}
        onPress={() => claim(onReceived)}
        className={styles['coupon-strip__claim']}
      >
        <Image className={styles['coupon-strip__envelope']} src={redEnvelope} aria-hidden />
        <View className={styles['coupon-strip__pill']}>
          <Text className={styles['coupon-strip__word']}>{words().claim}</Text>
        </View>
      </Press>
    </View>
  )
})

/** Condition text: for delivery, or from which amount on. */
const forWhat = (coupon: ClaimableCoupon): string =>
  coupon.kind === 'delivery' ? words().delivery : conditionOf(coupon)

/** Placeholder for the strip. */
export const CouponStripSkeleton = () => (
  <View className={styles['coupon-strip']}>
    {[0, 1, 2].map((item) => (
      <View key={item} className={styles['coupon-strip__skeleton']}>
        <Skeleton width="100%" height={112} radius={16} />
      </View>
    ))}
    <Skeleton width={104} height={112} radius={16} />
  </View>
)
