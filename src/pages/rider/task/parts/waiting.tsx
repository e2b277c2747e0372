import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Ring } from '@/features/rider/Ring'
import { Written } from '@/platform/view/written'
import type { DeliveryTask } from '@contract/entities/delivery'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { TaskModel } from '../model'
import { problemWords, words } from '../text'
import { Accident, ClosedStore } from './trouble'
import styles from './waiting.module.scss'

interface Props {
  model: TaskModel
  task: DeliveryTask
  problem: NonNullable<DeliveryTask['problem']>
}

/** An open problem: the wait at the door or before a closed store, or an accident. */
export const Waiting = (props: Props) => {
  const { after } = props.problem
  if (after === 'staff') return <Accident problem={props.problem} />
  return after === 'store' ? <ClosedStore {...props} /> : <DoorWait {...props} />
}

/** The wait at the door: the time, the calls, and what can be done afterwards. */
const DoorWait = observer(function DoorWait({ model, task, problem }: Props) {
  const { waitUntil, at, calls, callsNeeded } = problem
  const t = words()
  const seconds = Math.max(0, secondsUntil(waitUntil))
  const whole = Math.max(1, (Date.parse(waitUntil) - Date.parse(at)) / 1000)
  const isDone = seconds <= 0 && calls >= callsNeeded
  const left = formatCountdown(seconds)
  return (
    <>
      <View className={styles.waiting}>
        <Ring
          share={seconds / whole}
          size={208}
          isDone={isDone}
          text={left}
          under={t.toWait}
          label={isDone ? t.didPart : t.left(left)}
        />
        <View className={styles.waiting__words}>
          <Text className={styles.waiting__kind}>{problemWords()[problem.kind]}</Text>
          <Text className={styles.waiting__title}>
            {isDone ? t.didPart : t.waitUntil(formatClock(new Date(waitUntil), task.utcOffset))}
          </Text>
          <Text className={styles.waiting__text}>{isDone ? t.didPartText(calls) : t.waitText}</Text>
        </View>
      </View>
      <Calls model={model} task={task} problem={problem} />
      <After model={model} task={task} isDone={isDone} />
    </>
  )
})

const Calls = observer(function Calls({ model, task, problem: { calls, callsNeeded } }: Props) {
  const t = words()
  return (
    <View className={styles.calls}>
      <View className={styles.calls__disc}>
        {calls >= callsNeeded ? (
          <Icon name="check" size={36} colour="good" weight={3} />
        ) : (
          <Text className={styles.calls__number}>{String(calls + 1)}</Text>
        )}
      </View>
      <View className={styles.calls__words}>
        <Text className={styles.calls__title}>{t.calls}</Text>
        <Text className={styles.calls__line}>{t.callsOf(calls, callsNeeded)}</Text>
        {task.dropOff && (
          <Text className={styles.calls__line}>
            <Written text={task.dropOff.name} />
          </Text>
        )}
      </View>
      {task.canCall.includes('customer') && (
        <Button size={88} icon="phone" text={t.callNow} kind="line" onPress={() => void model.call('customer')} />
      )}
    </View>
  )
})

/** The choices after the wait and the calls: the customer is asked, or the goods are left. */
const After = observer(function After({ model, task, isDone }: Omit<Props, 'problem'> & { isDone: boolean }) {
  const t = words()
  const { problem } = task
  const asks = problem?.after === 'askCustomer'
  const act = asks ? () => void model.report(problem?.kind ?? 'nobody') : () => void model.leaveAtDoor()
  return (
    <View className={styles.after}>
      <Text className={styles.after__title}>{t.after}</Text>
      <Text className={styles.after__text}>{isDone ? (asks ? t.askText : t.leaveText) : t.locked}</Text>
      <Button
        text={asks ? t.ask : t.leaveIt}
        {...(!isDone && { icon: 'lock' as const })}
        disabled={!isDone}
        busy={model.busy}
        onPress={act}
      />
      <Button kind="outline" text={t.support} onPress={() => navigate('serviceChat', {})} />
    </View>
  )
})
