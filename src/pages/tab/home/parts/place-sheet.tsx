import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { Skeleton } from '@/components/Skeleton'
import { Sheet } from '@/components/Sheet'
import { StateView } from '@/components/StateView'
import type { HomeModel } from '../model'
import { words } from '../text'
import styles from './place-sheet.module.scss'

/** Where to look for stores: where the device is, or a place chosen by hand. */
export const PlaceSheet = observer(({ model }: { model: HomeModel }) => {
  const { choosePlace, nearby } = words()
  const { place, naming, choosing, closePlaces, namePlace } = model
  return (
    <Sheet open={choosing} onClose={closePlaces} title={choosePlace}>
      <Locate model={model} />
      <Text className={styles.places__heading}>{nearby}</Text>
      {place.places.length > 0 ? (
        <Places model={model} />
      ) : naming ? (
        <Bones />
      ) : (
        <None onRetry={() => void namePlace()} />
      )}
    </Sheet>
  )
})

const Locate = observer(({ model: { place, locate } }: { model: HomeModel }) => {
  const { useLocation, finding } = words()
  return (
    <Press
      label={useLocation}
      onPress={() => void locate()}
      disabled={place.locating}
      className={styles['places__row--first']}
    >
      <Icon name="locate-fixed" size={36} colour={place.locating ? 'ink-3' : 'brand'} />
      <Text className={styles[place.locating ? 'places__name--waits' : 'places__name--brand']}>
        {place.locating ? finding : useLocation}
      </Text>
    </Press>
  )
})

const Places = observer(({ model: { place, choose } }: { model: HomeModel }) => (
  <View className={styles.places} {...{ role: 'radiogroup', 'aria-label': words().nearby }}>
    {place.places.map((one) => {
      const on = one.name === place.name
      return (
        <Press
          key={one.name}
          role="radio"
          label={one.name}
          on={on}
          onPress={() => void choose(one)}
          className={styles.places__row}
        >
          <Icon name="map-pin" size={36} colour={on ? 'brand' : 'ink-3'} />
          <Text className={styles[on ? 'places__name--on' : 'places__name']} numberOfLines={1}>
            {one.name}
          </Text>
          {on && <Icon name="check" size={36} colour="brand" />}
        </Press>
      )
    })}
  </View>
))

const Bones = () => (
  <View className={styles.places}>
    {[0, 1, 2].map((row) => (
      <View key={row} className={styles.places__row}>
        <Skeleton width="50%" height={28} />
      </View>
    ))}
  </View>
)

const None = observer(({ onRetry }: { onRetry: () => void }) => {
  const { noPlaces, noPlacesText, retry } = words()
  return (
    <StateView kind="error" inline title={noPlaces} text={noPlacesText} action={{ text: retry, onPress: onRetry }} />
  )
})
