import type { ComponentProps } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatWhole } from '@contract/money'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { CalendarSheet } from '@/features/stay/dates/CalendarSheet'
import { FiltersSheet } from '@/features/hotel/FiltersSheet'
import { HotelCard } from '@/features/hotel/HotelCard'
import { Meant } from '@/features/search/Meant'
import { HotelCardsSkeleton } from '@/features/hotel/HotelCard/skeleton'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelListModel } from './model'
import { ListHead } from './parts/head'
import { SortSheet } from './parts/sort-sheet'
import { words } from './text'

export default screen('hotelList', ({ theme }) => {
  const model = useModel((api, root) => new HotelListModel(api, root, theme))
  useReturned(model.returned)
  return (
    <Screen
      nav={<ListHead model={model} />}
      onRefresh={model.pages.reload}
      overlay={
        <>
          <CalendarSheet calendar={model.asking.calendar} />
          <SortSheet model={model} />
          <FiltersSheet choice={model.asking.filters} onDone={model.reload} />
        </>
      }
    >
      <View className={styles.list}>
        <Corrected model={model} />
        <Found model={model} />
        <PagedList
          list={model.pages}
          keyOf={({ id }) => id}
          skeleton={<HotelCardsSkeleton />}
          empty={<Empty model={model} />}
        >
          {(hotel) => (
            <View className={styles.list__card}>
              <HotelCard hotel={hotel} onPress={() => model.open(hotel.id)} />
            </View>
          )}
        </PagedList>
      </View>
    </Screen>
  )
})

const Corrected = observer(({ model: { asking } }: { model: HotelListModel }) => {
  const keyword = asking.plan.place?.keyword
  return keyword ? <Meant key={keyword} keyword={keyword} /> : null
})

const Found = observer(({ model: { pages } }: { model: HotelListModel }) =>
  pages.about && pages.status === 'ready' && pages.about.total > 0 ? (
    <Text className={styles.list__found}>{foundText(pages.about.total)}</Text>
  ) : null,
)

const Empty = observer(({ model }: { model: HotelListModel }) => {
  const t = words()
  const { filtersOn, clearFilters, clearPlace, calendar, plan } = model.asking
  if (filtersOn > 0)
    return <Nothing title={t.none} text={t.noneText} action={{ text: t.clear, onPress: clearFilters }} />
  const action = plan.place?.keyword
    ? { text: t.clearSearch, onPress: clearPlace }
    : { text: t.change, onPress: calendar.open }
  return <Nothing title={t.empty} text={t.emptyText} action={action} />
})

const Nothing = (props: Pick<ComponentProps<typeof StateView>, 'title' | 'text' | 'action'>) => (
  <StateView kind="empty" art="search" {...props} />
)

/** Number of hotels; of long lists only the best of their order are counted. */
const foundText = (total: number): string =>
  total < limits.hotelsListed ? words().found(total) : words().foundMany(formatWhole(limits.hotelsListed))
