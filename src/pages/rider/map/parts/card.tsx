import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { Position } from '@contract/entities/common'
import { formatDistance } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { callParty } from '@/features/rider/call-party'
import { isAtPickup, metersBetween, navigateTo, nextParty, nextPlace } from '@/features/rider/places'
import { stepName } from '@/features/rider/kinds'
import { words as common } from '@/features/rider/text'
import type { DeliveryTask } from '@contract/entities/delivery'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { useApi } from '@/state'
import { words } from '../text'
import styles from './card.module.scss'

interface Props {
  tasks: readonly DeliveryTask[]
  task: DeliveryTask | undefined
  rider: Position | undefined
  onChoose: (id: string) => void
}

/** The next stop of the chosen delivery. */
export const StopCard = observer(function StopCard({ tasks, task, rider, onChoose }: Props) {
  const t = words()
  if (!task)
    return (
      <View className={styles.card}>
        <Text className={styles.card__title}>{t.none}</Text>
        <Text className={styles.card__line}>{t.noneText}</Text>
      </View>
    )
  return (
    <View className={styles.card}>
      {tasks.length > 1 && (
        <ScrollView scrollX enhanced showScrollbar={false}>
          <View className={styles.card__chips}>
            {tasks.map(({ id, number }) => (
              <Chip key={id} text={`#${number}`} on={id === task.id} ground="card" onPress={() => onChoose(id)} />
            ))}
          </View>
        </ScrollView>
      )}
      <Stop task={task} rider={rider} />
      <Actions task={task} />
    </View>
  )
})

const Stop = observer(function Stop({ task, rider }: { task: DeliveryTask; rider: Position | undefined }) {
  const place = nextPlace(task)
  const t = words()
  const toPickup = isAtPickup(task)
  const due = t.by(formatClock(new Date(task.dueAt), task.utcOffset))
  const far = place && rider ? formatDistance(metersBetween(rider, place)) : ''
  if (!place) return <Text className={styles.card__line}>{t.line(task.number, due)}</Text>
  return (
    <>
      <Text className={styles.card__title}>
        <Written text={toPickup ? place.name : place.address} />
      </Text>
      <View className={styles.card__row}>
        <Text className={styles.card__line}>{t.line(task.number, toPickup ? place.address : place.name)}</Text>
        <Text className={styles.card__far}>{[far, due].filter(Boolean).join(' · ')}</Text>
      </View>
    </>
  )
})

const Actions = observer(function Actions({ task }: { task: DeliveryTask }) {
  const api = useApi()
  const place = nextPlace(task)
  const party = nextParty(task)
  return (
    <View className={styles.card__actions}>
      {party && (
        <Press
          label={common().call(place?.name ?? '')}
          onPress={() => void callParty(api, task.id, party)}
          className={styles.card__round}
        >
          <Icon name="phone" size={36} />
        </Press>
      )}
      {place && (
        <Press
          label={common().navigate(place.name)}
          onPress={() => void navigateTo(place)}
          className={styles.card__round}
        >
          <Icon name="navigation" size={36} />
        </Press>
      )}
      <View className={styles.card__do}>
        <Button
          text={task.step ? stepName(task.step, task.orderKind) : words().open}
          onPress={() => navigate('riderTask', { id: task.id })}
        />
      </View>
    </View>
  )
})
