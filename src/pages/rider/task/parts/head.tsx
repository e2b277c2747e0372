import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { StepBars } from '@/components/base/StepBars'
import { Tag } from '@/components/base/Tag'
import { DueIn } from '@/features/rider/DueIn'
import { kindName } from '@/features/rider/kinds'
import { isAtPickup } from '@/features/rider/places'
import type { DeliveryTask } from '@contract/entities/delivery'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './head.module.scss'

/** The bars that are full in a state. */
const bars: Readonly<Partial<Record<DeliveryTask['state'], number>>> = {
  accepted: 1,
  atPickup: 2,
  pickedUp: 2,
  onTheWay: 3,
  atDropOff: 4,
  problem: 4,
  returning: 4,
}

/** The progress of a delivery: four bars, the number on the bag or the door, and the time. */
export const TaskHead = observer(function TaskHead({ task }: { task: DeliveryTask }) {
  const { number, orderKind, dueAt, utcOffset, dropOff, state } = task
  const t = words()
  const done = bars[state] ?? 0
  const name = kindName(orderKind)
  return (
    <View className={styles.head}>
      <StepBars count={4} done={done} />
      <View className={styles.head__row}>
        {isAtPickup(task) || !dropOff ? (
          <View className={styles.head__words}>
            <Text className={styles.head__number}>{`#${number}`}</Text>
            {name !== '' && <Tag tone="info" text={name} />}
          </View>
        ) : (
          <View className={styles.head__words}>
            <Text className={styles.head__door}>
              <Written text={dropOff.address} />
            </Text>
          </View>
        )}
        <View className={styles.head__time}>
          <Text className={styles.head__clock}>{t.by(formatClock(new Date(dueAt), utcOffset))}</Text>
          <DueIn dueAt={dueAt} />
        </View>
      </View>
    </View>
  )
})
