import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { AskBar } from '@/features/hotel/AskBar'
import { QuickFilters } from '@/features/hotel/AskBar/quick'
import { CalendarSheet } from '@/features/stay/dates/CalendarSheet'
import { FiltersSheet } from '@/features/hotel/FiltersSheet'
import { MapView } from '@/features/map/MapView'
import { back } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelMapModel } from './model'
import { Cards } from './parts/cards'
import { words } from './text'

export default screen('hotelMap', (params) => {
  const model = useModel((api, root) => new HotelMapModel(api, root, params))
  const { asking, searchAgain } = model
  return (
    <Screen
      nav={<Head model={model} />}
      still
      overlay={
        <>
          <CalendarSheet calendar={asking.calendar} />
          <FiltersSheet choice={asking.filters} onDone={searchAgain} />
        </>
      }
    >
      <Body model={model} />
    </Screen>
  )
})

const Head = observer(({ model: { asking } }: { model: HotelMapModel }) => (
  <AskBar asking={asking} side={{ icon: 'layout-list', text: words().list, onPress: () => void back() }}>
    <QuickFilters asking={asking} withFilter />
  </AskBar>
))

/** The map with its pins, and over it what was found. */
const Body = observer(function Body({ model }: { model: HotelMapModel }) {
  const t = words()
  const { camera, pins, chosen, pick, hide, me, hasMoved, searchHere } = model
  return (
    <View className={styles.map}>
      {camera ? (
        <MapView
          camera={camera}
          pins={pins}
          {...(chosen && { chosen })}
          {...(me && { me })}
          onPin={pick}
          onPress={hide}
          label={t.title}
        >
          <Foot model={model} />
        </MapView>
      ) : (
        <View className={styles.map__land}>
          <Foot model={model} />
        </View>
      )}
      {hasMoved && (
        <View className={styles.map__top}>
          <Press label={t.here} onPress={searchHere} className={styles.map__here}>
            <Icon name="rotate-cw" size={28} />
            <Text className={styles['map__here-text']}>{t.here}</Text>
          </Press>
        </View>
      )}
    </View>
  )
})

const Foot = observer(({ model }: { model: HotelMapModel }) => {
  const t = words()
  const { found, findMe, isWholeCity } = model
  const { value, status } = found
  const foundText = isWholeCity ? t.foundAll : t.found
  const count = value ? (value.total === 0 ? t.none : foundText(value.total, value.items.length)) : t.searching
  return (
    <View className={styles.foot}>
      <View className={styles.foot__row}>
        {status === 'failed' ? (
          <View />
        ) : (
          <View className={styles.foot__count} role="status">
            <Text className={styles['foot__count-text']}>{count}</Text>
          </View>
        )}
        <Press label={t.me} onPress={() => void findMe()} className={styles.foot__me}>
          <Icon name="locate" size={40} />
        </Press>
      </View>
      <Cards model={model} />
    </View>
  )
})
