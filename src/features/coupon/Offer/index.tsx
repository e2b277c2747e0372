import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Coupon, OfferedCoupon } from '@contract/entities/coupon'
import { Button } from '@/components/base/Button'
import { Skeleton } from '@/components/base/Skeleton'
import { CouponTicket } from '../CouponTicket'
import type { OfferClaims } from './claims'
import styles from './index.module.scss'
import { words } from './text'

const dayMs = 24 * 60 * 60_000

interface Props {
  claims: OfferClaims
  offer: OfferedCoupon
}

/** An offer as it will be once received. */
const receivedOf = (offer: OfferedCoupon): Coupon => {
  const now = new Date()
  const end = offer.validUntil ?? new Date(now.getTime() + (offer.validDays ?? 0) * dayMs).toISOString()
  return { ...offer, validFrom: now.toISOString(), validUntil: end, status: 'unused' }
}

/** A coupon on offer, with its action. */
export const Offer = observer(function Offer({ claims, offer }: Props) {
  const state = claims.stateOf(offer)
  const faded = state === 'received' || state === 'soldOut'
  return (
    <View className={styles.offer}>
      <CouponTicket coupon={receivedOf(offer)} faded={faded} right={<Action claims={claims} offer={offer} />} />
    </View>
  )
})

const Action = observer(function Action({ claims, offer }: Props) {
  const text = words()
  const { claiming, claim, join } = claims
  const { name, id } = offer
  const state = claims.stateOf(offer)
  if (state === 'open')
    return (
      <Button
        text={text.claim}
        label={text.claimOf(name)}
        size={64}
        busy={claiming === id}
        onPress={() => claim(offer)}
      />
    )
  if (state === 'membersOnly')
    return <Button text={text.membersOnly} label={text.joinFor(name)} kind="gold" size={64} onPress={join} />
  return <Text className={styles.offer__state}>{text[state]}</Text>
})

/** Placeholder for offers. */
export const OffersSkeleton = () => (
  <>
    {[0, 1, 2, 3].map((item) => (
      <View key={item} className={styles.offer}>
        <Skeleton width="100%" height={160} radius={16} />
      </View>
    ))}
  </>
)
