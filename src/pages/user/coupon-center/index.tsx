import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import type { Coupon, CouponGift, OfferedCoupon } from '@contract/entities/coupon'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Skeleton } from '@/components/base/Skeleton'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { CouponTicket } from '@/features/coupon/CouponTicket'
import { navigate } from '@/platform/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CouponCenterModel } from './model'
import { words } from './text'

const dayMs = 24 * 60 * 60_000

export default screen('couponCenter', () => {
  const model = useModel((api) => new CouponCenterModel(api))
  const { title, mine, none, noneText } = words()
  return (
    <Screen
      nav={<NavBar title={title} action={{ text: mine, onPress: () => navigate('coupons') }} />}
      onRefresh={model.refresh}
    >
      <View className={styles.center}>
        <Gifts gifts={model.gifts.value ?? []} />
        <Text className={styles.center__title} role="heading" aria-level={2}>
          {words().centre}
        </Text>
        <PagedList
          list={model.offers}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" art="coupon" title={none} text={noneText} />}
          skeleton={<OffersSkeleton />}
        >
          {(offer) => <Offer model={model} offer={offer} />}
        </PagedList>
      </View>
    </Screen>
  )
})

/** An offer as it will be once received. */
const receivedOf = (offer: OfferedCoupon): Coupon => {
  const now = new Date()
  const end = offer.validUntil ?? new Date(now.getTime() + (offer.validDays ?? 0) * dayMs).toISOString()
  return { ...offer, validFrom: now.toISOString(), validUntil: end, status: 'unused' }
}

const Offer = observer(({ model, offer }: { model: CouponCenterModel; offer: OfferedCoupon }) => {
  const faded = offer.state === 'received' || offer.state === 'soldOut'
  return (
    <View className={styles.center__row}>
      <CouponTicket coupon={receivedOf(offer)} faded={faded} right={<Action model={model} offer={offer} />} />
    </View>
  )
})

const Action = observer(({ model, offer }: { model: CouponCenterModel; offer: OfferedCoupon }) => {
  const text = words()
  const { state, name, id } = offer
  if (state === 'open') {
    const busy = model.claiming === id
    return (
      <Button text={text.claim} label={text.claimOf(name)} size={64} busy={busy} onPress={() => model.claim(offer)} />
    )
  }
  if (state === 'membersOnly')
    return <Button text={text.membersOnly} label={text.joinFor(name)} kind="gold" size={64} onPress={model.join} />
  return <Text className={styles.center__state}>{text[state]}</Text>
})

const GiftRow = observer(({ gift: { kind, count, amount, endsAt } }: { gift: CouponGift }) => (
  <View className={styles.center__gift}>
    <Icon name="gift" size={36} colour="gold-ink" />
    <Text className={styles['center__gift-name']}>{words()[kind](count, formatMoney(amount, { trim: true }))}</Text>
    <Text className={styles.center__state}>{words().until(formatDate(new Date(endsAt)))}</Text>
  </View>
))

/** What the membership gave, newest first; nothing for who was given nothing. */
const Gifts = observer(({ gifts }: { gifts: readonly CouponGift[] }) =>
  gifts.length === 0 ? null : (
    <View className={styles.center__gifts}>
      <Text className={styles.center__title} role="heading" aria-level={2}>
        {words().gifts}
      </Text>
      {gifts.map((gift) => (
        <GiftRow key={gift.id} gift={gift} />
      ))}
    </View>
  ),
)

const OffersSkeleton = () => (
  <>
    {[0, 1, 2, 3].map((item) => (
      <View key={item} className={styles.center__row}>
        <Skeleton width="100%" height={160} radius={16} />
      </View>
    ))}
  </>
)
