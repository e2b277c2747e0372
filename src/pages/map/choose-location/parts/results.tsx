import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { Resource } from '@/state'
import styles from '../index.module.scss'
import type { ChooseLocationModel, FoundPlace } from '../model'
import { words } from '../text'
import { PlaceRow } from './place-row'
import { PlacesSkeleton } from './skeleton'

interface Props {
  places: Resource<FoundPlace[]>
  model: ChooseLocationModel
}

/** Search results, in place of the map. */
export const Results = observer(({ places, model }: Props) => {
  const { noneFound, noneFoundText, results } = words()
  return (
    <ScrollView className={styles.choose__results} scrollY enhanced showScrollbar={false}>
      <AsyncView
        resource={places}
        skeleton={<PlacesSkeleton />}
        empty={{
          when: (items) => items.length === 0,
          view: <StateView kind="empty" art="place" title={noneFound} text={noneFoundText} />,
        }}
      >
        {(items) => (
          <View className={styles.choose__list}>
            <Text className={styles.choose__count}>{results(items.length)}</Text>
            {items.map((place, index) => (
              <PlaceRow
                key={`${place.name} ${place.latitude} ${place.longitude}`}
                place={place}
                address={place.city}
                first={index === 0}
                onPress={() => model.find(place)}
              />
            ))}
          </View>
        )}
      </AsyncView>
    </ScrollView>
  )
})
