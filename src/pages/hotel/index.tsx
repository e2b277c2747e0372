import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PictureBar } from '@/components/frame/PictureBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { CalendarSheet } from '@/features/stay/dates/CalendarSheet'
import { CouponsRow } from '@/features/hotel/CouponsRow'
import { FiltersSheet } from '@/features/hotel/FiltersSheet'
import { GuestsSheet } from '@/features/stay/dates/GuestsSheet'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelHomeModel } from './model'
import { AskCard } from './parts/ask-card'
import { Front, Specials, Themes } from './parts/front'
import { HomeSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('hotels', () => {
  const model = useModel((api, root) => new HotelHomeModel(api, root))
  return (
    <Screen nav={<Bar />} floating overlay={<Over model={model} />} onRefresh={model.home.reload}>
      <AsyncView resource={model.home} skeleton={<HomeSkeleton />}>
        {() => (
          <View className={styles.hotels}>
            <Front />
            <AskCard model={model} />
            <CouponsRow />
            <Themes model={model} />
            <Specials model={model} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Bar = observer(() => {
  const { bookings } = words()
  const action = { icon: 'calendar', label: bookings, text: bookings, onPress: () => navigate('orders') } as const
  return (
    <View className={styles.hotels__nav}>
      <PictureBar actions={[action]} />
    </View>
  )
})

const Over = observer(({ model }: { model: HotelHomeModel }) => (
  <>
    <CalendarSheet calendar={model.calendar} />
    <GuestsSheet choice={model.guests} />
    <FiltersSheet choice={model.filters} onDone={model.find} />
  </>
))
