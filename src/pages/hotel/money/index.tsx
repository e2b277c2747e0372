import { View } from '@tarojs/components'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { Offer, OffersSkeleton } from '@/features/coupon/Offer'
import { OfferClaims } from '@/features/coupon/Offer/claims'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import { Resource, useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Hotel coupons', mine: 'Mine', none: 'No coupons now', noneText: 'New ones every week' },
  zh: { title: '酒店优惠券', mine: '我的', none: '暂无优惠券', noneText: '每周都有新券' },
})

export default screen('hotelMoney', ({ id }) => {
  const coupons = useModel(
    (api) => new Resource<Answer<'hotel.coupons'>>(() => api.hotel.coupons(id ? { hotelId: id } : {}, { quiet: true })),
  )
  const claims = useModel((api) => new OfferClaims(api, () => coupons.reload(false)))
  const t = words()
  return (
    <Screen
      nav={<NavBar title={t.title} action={{ text: t.mine, onPress: () => navigate('coupons') }} />}
      onRefresh={coupons.reload}
    >
      <View className={styles.money}>
        <AsyncView
          resource={coupons}
          skeleton={<OffersSkeleton />}
          empty={{
            when: ({ items }) => items.length === 0,
            view: <StateView kind="empty" art="coupon" title={t.none} text={t.noneText} />,
          }}
        >
          {({ items }) => (
            <>
              {items.map((offer) => (
                <Offer key={offer.id} claims={claims} offer={offer} />
              ))}
            </>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
