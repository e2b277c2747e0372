import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { isAtPickup, navigateTo } from '@/features/rider/places'
import { words as common } from '@/features/rider/text'
import type { DeliveryTask } from '@contract/entities/delivery'
import { Written } from '@/platform/view/written'
import type { TaskModel } from '../model'
import { words } from '../text'
import styles from './places.module.scss'

type Place = NonNullable<DeliveryTask['pickup']>

/** The places of a delivery, the next one first, each with the way and a call. */
export const Places = observer(function Places({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const { pickup, dropOff, canCall } = task
  const t = words()
  const call = (party: 'customer' | 'store') => (canCall.includes(party) ? () => void model.call(party) : undefined)
  const from = pickup && (
    <PlaceRow key="from" heading={t.pickUpAt} place={pickup} kind="pickup" onCall={call('store')} />
  )
  const to = dropOff && (
    <PlaceRow
      key="to"
      heading={t.bringTo}
      place={dropOff}
      kind="dropOff"
      onCall={call('customer')}
      onChat={() => void model.chat()}
    />
  )
  if (!from && !to) return null
  return <View className={styles.places}>{isAtPickup(task) ? [from, to] : [to, from]}</View>
})

interface RowProps {
  heading: string
  place: Place
  kind: 'pickup' | 'dropOff'
  onCall: (() => void) | undefined
  onChat?: () => void
}

const PlaceRow = observer(function PlaceRow({ heading, place, kind, onCall, onChat }: RowProps) {
  const { name, address } = place
  return (
    <View className={styles.places__row}>
      <View className={styles.places__words}>
        <Text className={styles[`places__heading--${kind}`]}>{heading}</Text>
        <Text className={styles.places__name}>
          <Written text={kind === 'pickup' ? name : address} />
        </Text>
        <Text className={styles.places__line}>
          <Written text={kind === 'pickup' ? address : name} />
        </Text>
        {onCall && kind === 'dropOff' && (
          <View className={styles.places__hidden}>
            <Icon name="shield-check" size={28} colour="ink-2" />
            <Text className={styles.places__small}>{words().hidden}</Text>
          </View>
        )}
      </View>
      <Round icon="navigation" label={common().navigate(name)} onPress={() => void navigateTo(place)} />
      {onChat && <Round icon="message-circle" label={common().message(name)} onPress={onChat} />}
      {onCall && <Round icon="phone" label={common().call(name)} onPress={onCall} />}
    </View>
  )
})

const Round = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.places__round}>
    <Icon name={icon} size={36} />
  </Press>
)
