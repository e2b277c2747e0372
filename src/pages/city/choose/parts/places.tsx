import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDistance } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { Resource } from '@/state'
import styles from '../index.module.scss'
import type { ChooseAddressModel, Place } from '../model'
import { PlacesSkeleton } from './skeleton'

interface Props {
  title: string
  places: Resource<Place[]>
  model: ChooseAddressModel
  /** Words in place of an empty list. */
  none: { title: string; text: string }
  /** Keeps the skeleton although the places may be loaded. */
  waits?: boolean
}

/** Known places, nearest first. */
export const Places = observer(({ title, places, model, none, waits }: Props) => {
  return (
    <View className={styles.choose__part}>
      <SectionTitle title={title} />
      {waits ? (
        <PlacesSkeleton rows={4} />
      ) : (
        <AsyncView
          resource={places}
          skeleton={<PlacesSkeleton rows={4} />}
          inline
          empty={{
            when: (items) => items.length === 0,
            view: <StateView kind="empty" {...none} inline />,
          }}
        >
          {(items) => <Rows items={items} model={model} />}
        </AsyncView>
      )}
    </View>
  )
})

const Rows = ({ items, model }: { items: Place[]; model: ChooseAddressModel }) => (
  <View className={styles.choose__card}>
    {items.map((place, index) => (
      <PlaceRow key={`${place.city} ${place.name}`} place={place} first={index === 0} model={model} />
    ))}
  </View>
)

const PlaceRow = observer(({ place, first, model }: { place: Place; first: boolean; model: ChooseAddressModel }) => {
  const { name, city, meters } = place
  const on = model.place.name === name
  return (
    <Press
      label={name}
      on={on}
      onPress={() => void model.choosePlace(place)}
      className={styles[first ? 'choose__row' : 'choose__row--next']}
    >
      <Icon name="map-pin" size={36} colour={on ? 'brand' : 'ink-3'} />
      <View className={styles.choose__words}>
        <Text className={styles[on ? 'choose__name--on' : 'choose__name']} numberOfLines={1}>
          {name}
        </Text>
        <Text className={styles.choose__line}>{city}</Text>
      </View>
      <Text className={styles.choose__far}>{formatDistance(meters)}</Text>
    </Press>
  )
})
