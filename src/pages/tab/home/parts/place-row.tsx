import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { RefreshButton } from '@/components/RefreshButton'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { HomeModel } from '../model'
import { words } from '../text'
import styles from './header.module.scss'

/** Where the stores are looked for, and the door to another place. */
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
      <RefreshButton colour="white" />
    </View>
  )
})
