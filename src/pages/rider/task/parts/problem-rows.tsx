import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { DeliveryProblem, DeliveryTask } from '@/features/rider/types'
import { navigate } from '@/platform/navigation/gate'
import type { TaskModel } from '../model'
import { problemNotes, sheetWords } from '../sheet-text'
import { problemWords, words } from '../text'
import styles from './problem-rows.module.scss'

const icons: Readonly<Record<DeliveryProblem, IconName>> = {
  nobody: 'user-round-x',
  wrongAddress: 'map-pin-off',
  refused: 'hand',
  damaged: 'package-x',
}
const delays = [5, 10, 15] as const

/** The problems to report: at the door, on the way, or before the pickup. */
export const ProblemRows = observer(function ProblemRows({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const t = sheetWords()
  const canReport = task.state === 'onTheWay' || task.state === 'atDropOff'
  return (
    <View className={styles.problem}>
      {canReport &&
        (Object.keys(icons) as DeliveryProblem[]).map((kind) => (
          <Row
            key={kind}
            icon={icons[kind]}
            title={problemWords()[kind]}
            line={problemNotes()[kind]}
            onPress={() => void model.report(kind)}
          />
        ))}
      {task.state === 'onTheWay' && task.delayMinutes === null && (
        <View className={styles.problem__late}>
          <Text className={styles.problem__title}>{t.late}</Text>
          <Text className={styles.problem__line}>{t.lateText}</Text>
          <View className={styles.problem__chips}>
            {delays.map((minutes) => (
              <Chip key={minutes} text={t.minutes(minutes)} ground="card" onPress={() => void model.delay(minutes)} />
            ))}
          </View>
        </View>
      )}
      {task.canRelease && (
        <Row icon="undo-2" title={t.giveUp} line={t.giveUpText} onPress={() => model.open('release')} />
      )}
      <Row icon="headphones" title={words().support} line="" onPress={() => navigate('serviceChat', {})} />
    </View>
  )
})

const Row = ({ icon, title, line, onPress }: { icon: IconName; title: string; line: string; onPress: () => void }) => (
  <Press label={title} onPress={onPress} className={styles.problem__row}>
    <View className={styles.problem__disc}>
      <Icon name={icon} size={36} />
    </View>
    <View className={styles.problem__words}>
      <Text className={styles.problem__title}>{title}</Text>
      {line !== '' && <Text className={styles.problem__line}>{line}</Text>}
    </View>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)
