import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import type { HomeModel } from '../model'
import { words } from '../text'
import styles from './header.module.scss'

/** The current place; opens the place selection. */
export const PlaceRow = observer(({ model }: { model: HomeModel }) => {
  const { changePlace } = words()
  const { place, placeName: name, openPlaces } = model
  return (
    <View className={styles.header__row} style={{ paddingRight: pixels(windowInfo().capsule) }}>
      <Press
        label={name === place.name ? changePlace(name) : name}
        onPress={openPlaces}
        reach={8}
        className={styles.header__place}
      >
        <Icon name="map-pin" size={36} colour="white" />
        <Text className={styles.header__name} numberOfLines={1}>
          {name}
        </Text>
        <Icon name="chevron-down" size={32} colour="white" />
      </Press>
      <Bell count={model.news} onPress={model.openNews} />
      <RefreshButton colour="white" />
    </View>
  )
})

/** Link to the messages with an unread badge. */
const Bell = observer(({ count, onPress }: { count: number; onPress: () => void }) => (
  <Press label={words().bell(count)} onPress={onPress} reach={8} className={styles.header__bell}>
    <Icon name="bell" size={40} colour="white" />
    <View className={styles.header__bellBadge}>
      <Badge count={count} ring />
    </View>
  </Press>
))
