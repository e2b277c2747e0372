import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClaimableCoupon } from '@contract/entities/coupon'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { dictionary } from '@/i18n'
import { conditionOf } from '../CouponWords'
import { Ticket } from './ticket'
import type { ClaimModel } from '../claims'
import styles from './index.module.scss'

/** A red envelope, 84 pixels wide, as WebP: part of the script, so that home makes no request for it. */
const redEnvelope =
  'data:image/webp;base64,UklGRuYDAABXRUJQVlA4WAoAAAAQAAAAUwAAUwAAQUxQSGcAAAARX6AokqQ2eA5yPuBFRARg+aeT/nDAtNa2Jb8hkcQcrKCDkL0xAsSfFahUh/HcnXMi+j8B4Jwa/oxB2C12SM0SE9SKF9HwrewBkS6ILij6v+AeJXyLLshbBmkJ5RJM0Cnr2vy46yADAFZQOCBYAwAA8BEAnQEqVABUAD6dTJxMJaQjIiOYC4CwE4lsAMcoQbtN3GAn0vbcjzAecf6DvPA6l30AP1m60f+6f7r0oTtM0u7RgpXKUm+KufxE5AIi5TOtDBltUZsuul6XF3/+IfRMcN02Ywsd9jeetNvd9q2G916AcGX+GE3jn6bnvCTMhe5Ls+8qB3qS+R4EvKL/xqZwjYYydzg52AAA1JL7JvR2zUenAaCcWlB4l4eh8hw9wQk1giZ7Sxc3TZ2b+oHrjm1/zMfr/uLT+UR/9Rj3/lGLzGH/hrqX6p0v9P3Q3XHCU656UTxM3/4GJSoBDNN5xBV9HsVpAvRnaNFNQoSKFziYf0PDzUUy8gqa9tjgEJi+UvpBy/mcl2HQyYe0wnTvsJZoo5D2ep+58W1V3NWVdCK1jf4cDqsrblJM9TvxvwHMlGtX7vyBbU2zwkG5Hb9S8yU0ZmP5cxQ8jtOAaw2NDBPRKu6FqS97PNduZ5f4Tn4VctkUPujkaFlLHixE1WjIrUvjti6aWpF5zpjNNTEPulB3jCRJtySeTBX7Mkl6PGXj+4k/JebRve66Q1tUs3ZdWJ1VI0qcNL7PBH94Kw16vrWsH1BF3XbkNiBvofjDQPqhwHQqqe3bW1mEEqeN2NfVsSb9+0ghh9QDVKdgIcwd+7KwsffMpCby3Lia0WqyueIa3iHtiygsWDno6qDmITbfKPCLIN3hkPumOG7lPjr+qyS4x1xPKh1ymTeRSlMu/883hr26OY8j8Hr0T46e1Dzt0Bulm7MJCU41KX2aW28HYySa3tzENfn4Je6yDnkflJlyVoX0hp1XPlaX9Rjmyw4ne+3Q/Fx/juMoAEa9lBwos9h2/omP/Akqi/Sa1QsRAmA3X8BTrYpev5B/6X7ImtRRiZlEEo/2T8iatAI4bzQji+kRW7F1qh+bsVabHCvkXNS+JQXpRQZr2s/A86vwhMSIjUTopXCFmHwemCsADhWcRIkyiyV1Rm6ZhWUnGmKYzhWBPv+LvVtZnfsv3ACu2nBR/uDnYniilEfs/tJCiqT2OtikEt7WPEqHYS+Y/577pRD4OoVZcyTQT2CRt7JeABc0OsEvw79Qo6d2BaJChYn/NKJr3aCWoPSRuBFZipWCnFxf/ngf/xNYN+AAAA=='

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
