import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import type { CouponGift } from '@contract/entities/coupon'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { PagedList } from '@/components/list/PagedList'
import { Offer, OffersSkeleton } from '@/features/coupon/Offer'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CouponCenterModel } from './model'
import { words } from './text'

export default screen('couponCenter', () => {
  const model = useModel((api) => new CouponCenterModel(api))
  const { title, mine, none, noneText } = words()
  return (
    <Screen
      nav={<NavBar title={title} action={{ text: mine, onPress: () => navigate('coupons') }} />}
      onRefresh={model.refresh}
    >
      <View className={styles.center}>
        <View className={styles.center__door}>
          <CellGroup>
            <Cell label={words().mall} icon="shopping-bag" onOpen={() => navigate('voucherCollection', {})} />
          </CellGroup>
        </View>
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
          {(offer) => <Offer claims={model.claims} offer={offer} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const GiftRow = observer(({ gift: { kind, count, amount, endsAt } }: { gift: CouponGift }) => (
  <View className={styles.center__gift}>
    <Icon name="gift" size={36} colour="gold-ink" />
    <Text className={styles['center__gift-name']}>{words()[kind](count, formatMoney(amount, { trim: true }))}</Text>
    <Text className={styles.center__state}>{words().until(formatDate(new Date(endsAt)))}</Text>
  </View>
))

/** Coupons granted by the membership, newest first; hidden without any. */
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
