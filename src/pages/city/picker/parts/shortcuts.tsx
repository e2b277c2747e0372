import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { City } from '@contract/entities/address'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from '../index.module.scss'
import type { CityPickerModel } from '../model'
import { words } from '../text'

/** The current city and the locate button. */
export const CurrentCity = observer(({ model: { place, locate } }: { model: CityPickerModel }) => {
  const { current, locate: useLocation, finding } = words()
  const way = place.locating ? finding : useLocation
  return (
    <View className={styles.picker__part}>
      <Text className={styles.picker__heading}>{current}</Text>
      <View className={styles.picker__current}>
        <Text className={styles.picker__city} numberOfLines={1}>
          {place.city || place.name}
        </Text>
        <Press label={way} onPress={() => void locate()} disabled={place.locating} className={styles.picker__locate}>
          <Icon name="locate-fixed" size={32} colour="brand" />
          <Text className={styles.picker__locateText}>{way}</Text>
        </Press>
      </View>
    </View>
  )
})

/** Popular cities. */
export const PopularCities = observer(({ cities, model }: { cities: readonly City[]; model: CityPickerModel }) => (
  <View className={styles.picker__part}>
    <Text className={styles.picker__heading}>{words().hot}</Text>
    <View className={styles.picker__hot}>
      {cities.map(({ code, name }) => (
        <Chip key={code} text={name} on={code === model.chosen} onPress={() => void model.choose(code)} />
      ))}
    </View>
  </View>
))
