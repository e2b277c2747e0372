import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ChooseAddressModel } from './model'
import { Addresses } from './parts/addresses'
import { Places } from './parts/places'
import { words } from './text'

export default screen('chooseAddress', () => {
  const model = useModel((api, root) => new ChooseAddressModel(api, root))
  useReturned(model.returned)
  const { title, results, none, noneText } = words()
  return (
    <Screen title={title}>
      <View className={styles.choose}>
        <Top model={model} />
        {model.results ? (
          <Places title={results} places={model.results} model={model} none={{ title: none, text: noneText }} />
        ) : (
          <>
            <Ways model={model} />
            <Addresses model={model} />
            <Nearby model={model} />
          </>
        )}
      </View>
    </Screen>
  )
})

/** Nearby places, rendered after the parts above to avoid layout shifts. */
const Nearby = observer(({ model }: { model: ChooseAddressModel }) => {
  const { nearby, noneNear, noneNearText } = words()
  const none = { title: noneNear, text: noneNearText }
  return <Places title={nearby} places={model.nearby} model={model} none={none} waits={model.waits} />
})

/** Current city and place search. */
const Top = observer(({ model }: { model: ChooseAddressModel }) => {
  const { city, search } = words()
  const name = model.place.city || model.place.name
  return (
    <View className={styles.choose__top}>
      <Press label={city(name)} onPress={() => void model.chooseCity()} className={styles.choose__city}>
        <Text className={styles.choose__cityName} numberOfLines={1}>
          {name}
        </Text>
        <Icon name="chevron-down" size={28} colour="ink-3" />
      </Press>
      <View className={styles.choose__field}>
        <SearchField value={model.typed} onChange={model.type} placeholder={search} />
      </View>
    </View>
  )
})

/** The device's position, and the map. */
const Ways = observer(({ model: { place, locate, chooseOnMap } }: { model: ChooseAddressModel }) => {
  const { locate: useLocation, finding, onMap } = words()
  const way = place.locating ? finding : useLocation
  return (
    <View className={styles.choose__ways}>
      <Press label={way} onPress={() => void locate()} disabled={place.locating} className={styles.choose__way}>
        <Icon name="locate-fixed" size={36} colour={place.locating ? 'ink-3' : 'brand'} />
        <Text className={styles.choose__wayText}>{way}</Text>
      </Press>
      <Press label={onMap} onPress={() => void chooseOnMap()} className={styles['choose__way--next']}>
        <Icon name="map-pin" size={36} colour="brand" />
        <Text className={styles.choose__wayText}>{onMap}</Text>
      </Press>
    </View>
  )
})
