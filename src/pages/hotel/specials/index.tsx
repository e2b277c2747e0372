import { View } from '@tarojs/components'
import type { HotelSummary } from '@contract/entities/hotel'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { HotelCard } from '@/features/hotel/HotelCard'
import { HotelCardsSkeleton } from '@/features/hotel/HotelCard/skeleton'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { PagedResource, useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Specials', none: 'No specials now', noneText: 'See all stays instead', all: 'All stays' },
  zh: { title: '特价好房', none: '暂无特价', noneText: '看看全部酒店', all: '全部酒店' },
})

export default screen('hotelSpecials', () => {
  const pages = useModel((api, root) => {
    const plan = root.keep(SearchedStays).plan
    return new PagedResource<HotelSummary>((page) =>
      api.hotel.specials({ ...page, ...plan.ask, ...(plan.city && { cityCode: plan.city.code }) }, { quiet: true }),
    )
  })
  const t = words()
  return (
    <Screen title={t.title} onRefresh={pages.reload}>
      <View className={styles.specials}>
        <PagedList
          list={pages}
          keyOf={({ id }) => id}
          skeleton={<HotelCardsSkeleton />}
          empty={
            <StateView
              kind="empty"
              title={t.none}
              text={t.noneText}
              action={{ text: t.all, onPress: () => navigate('hotelList', {}) }}
            />
          }
        >
          {(hotel) => (
            <View className={styles.specials__card}>
              <HotelCard hotel={hotel} onPress={() => navigate('hotel', { id: hotel.id })} />
            </View>
          )}
        </PagedList>
      </View>
    </Screen>
  )
})
