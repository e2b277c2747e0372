import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { settings } from '@contract/settings'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { reachByPhone } from '@/features/device/reach'
import { Ring } from '@/features/rider/Ring'
import type { DeliveryTask } from '@contract/entities/delivery'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { TaskModel } from '../model'
import { problemWords } from '../text'
import { troubleWords } from './trouble-text'
import styles from './waiting.module.scss'

interface Props {
  model: TaskModel
  task: DeliveryTask
  problem: NonNullable<DeliveryTask['problem']>
}

/** The wait for a closed store, which is asked. */
export const ClosedStore = observer(function ClosedStore({ model, task, problem: { kind, at, waitUntil } }: Props) {
  const t = troubleWords()
  const seconds = Math.max(0, secondsUntil(waitUntil))
  const whole = Math.max(1, (Date.parse(waitUntil) - Date.parse(at)) / 1000)
  const left = formatCountdown(seconds)
  const isOver = seconds <= 0
  return (
    <>
      <View className={styles.waiting}>
        <Ring
          share={seconds / whole}
          size={208}
          text={left}
          under={t.toAnswer}
          label={isOver ? t.over : t.left(left)}
        />
        <View className={styles.waiting__words}>
          <Text className={styles.waiting__kind}>{problemWords()[kind]}</Text>
          <Text className={styles.waiting__title}>
            {isOver ? t.over : t.asking(formatClock(new Date(waitUntil), task.utcOffset))}
          </Text>
          <Text className={styles.waiting__text}>{isOver ? t.overText : t.askingText}</Text>
        </View>
      </View>
      {!isOver && (
        <View className={styles.after}>
          <Text className={styles.after__text}>{t.opens}</Text>
          {task.canCall.includes('store') && (
            <Button icon="phone" text={t.callStore} kind="line" onPress={() => void model.call('store')} />
          )}
          <Button kind="outline" text={t.support} onPress={() => navigate('serviceChat', {})} />
        </View>
      )}
    </>
  )
})

/** An accident with goods, which staff decide about. */
export const Accident = observer(function Accident({ problem: { kind } }: Pick<Props, 'problem'>) {
  const t = troubleWords()
  const ambulance = settings().ambulanceNumber
  return (
    <>
      <View className={styles.waiting}>
        <View className={styles.waiting__disc}>
          <Icon name="siren" size={64} colour="bad" />
        </View>
        <View className={styles.waiting__words}>
          <Text className={styles['waiting__kind--bad']}>{problemWords()[kind]}</Text>
          <Text className={styles.waiting__title}>{t.safe}</Text>
          <Text className={styles.waiting__text}>{t.safeText}</Text>
        </View>
      </View>
      <View className={styles.after}>
        <Button icon="phone" text={t.emergency(ambulance)} kind="line" onPress={() => void reachByPhone(ambulance)} />
        <Button kind="outline" text={t.support} onPress={() => navigate('serviceChat', {})} />
        <Text className={styles.after__text}>{t.goOn}</Text>
      </View>
    </>
  )
})
