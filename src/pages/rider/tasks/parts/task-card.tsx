import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatMoney } from '@contract/money'
import { formatDistance } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { DueIn } from '@/features/rider/DueIn'
import { kindName, stepName } from '@/features/rider/kinds'
import { isAtPickup, navigateTo, nextParty, nextPlace } from '@/features/rider/places'
import { numberOf, type Stop } from '@/features/rider/route'
import { StopLine } from '@/features/rider/StopLine'
import { words as common } from '@/features/rider/text'
import type { DeliveryTask } from '@contract/entities/delivery'
import { navigate } from '@/platform/navigation/gate'
import type { TasksModel } from '../model'
import { words } from '../text'
import styles from './task-card.module.scss'

interface Props {
  task: DeliveryTask
  /** The stops of all deliveries in hand. */
  route: readonly Stop[]
  model: TasksModel
  isFirst: boolean
}

/** A delivery in hand: its stops, and its next step. */
export const TaskCard = observer(function TaskCard({ task, route, model, isFirst }: Props) {
  const open = () => navigate('riderTask', { id: task.id })
  const name = kindName(task.orderKind)
  return (
    <View className={styles.card}>
      <Press onPress={open} className={styles.card__open}>
        <View className={styles.card__head}>
          <Text className={styles.card__number}>{`#${task.number}`}</Text>
          {name !== '' && <Tag tone="info" text={name} />}
          {task.tip > 0 && <Tag text={`+${formatMoney(task.tip)}`} />}
          <View className={styles.card__gap} />
          <DueIn dueAt={task.dueAt} />
        </View>
        <Stops task={task} route={route} />
      </Press>
      <Actions task={task} model={model} isFirst={isFirst} open={open} />
    </View>
  )
})

const Stops = observer(function Stops({ task, route }: Pick<Props, 'task' | 'route'>) {
  const { pickup, dropOff, isReady, number, utcOffset } = task
  const t = words()
  const toPickup = isAtPickup(task)
  const sign = (kind: Stop['kind']) => String(numberOf(route, task, kind) ?? '')
  const due = formatClock(new Date(task.dueAt), utcOffset)
  return (
    <>
      {pickup && (
        <StopLine
          sign={sign('pickup')}
          kind={toPickup ? 'pickup' : 'done'}
          title={pickup.name}
          line={isReady && toPickup ? t.ready(number) : t.pickUp(number)}
          lineTone={isReady && toPickup ? 'good' : 'ink'}
          current={toPickup}
          joined
        />
      )}
      {dropOff && (
        <StopLine
          sign={sign('dropOff')}
          kind="dropOff"
          title={dropOff.address}
          line={dropOff.name}
          value={toPickup ? formatDistance(task.meters) : t.by(due)}
          current={!toPickup}
        />
      )}
    </>
  )
})

const Actions = observer(function Actions({ task, model, isFirst, open }: Omit<Props, 'route'> & { open: () => void }) {
  const place = nextPlace(task)
  const party = nextParty(task)
  const { step } = task
  const arrives = step === 'arrivePickup' || step === 'arriveDropOff'
  const name = place?.name ?? ''
  return (
    <View className={styles.card__actions}>
      {party && <Round icon="phone" label={common().call(name)} onPress={() => void model.call(task)} />}
      {place && <Round icon="navigation" label={common().navigate(name)} onPress={() => void navigateTo(place)} />}
      <View className={styles.card__do}>
        <Button
          kind={isFirst ? 'primary' : 'outline'}
          size={isFirst ? 96 : 88}
          text={step ? stepName(step, task.orderKind) : words().goOn}
          label={`${step ? stepName(step, task.orderKind) : words().goOn}: #${task.number}`}
          busy={model.busy === task.id}
          onPress={arrives ? () => void model.arrive(task) : open}
        />
      </View>
    </View>
  )
})

const Round = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <Press label={label} onPress={onPress} className={styles.card__round}>
    <Icon name={icon} size={36} />
  </Press>
)
