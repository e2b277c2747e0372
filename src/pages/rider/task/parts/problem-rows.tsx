import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { DeliveryProblem, DeliveryTask } from '@contract/entities/delivery'
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
  storeClosed: 'store',
  accident: 'siren',
}
const delays = [5, 10, 15] as const

/** The problems to report: those that the server names, a delay, or giving up before the pickup. */
export const ProblemRows = observer(function ProblemRows({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const t = sheetWords()
  const row = (kind: DeliveryProblem) => (
    <Row
      key={kind}
      icon={icons[kind]}
      title={problemWords()[kind]}
      line={problemNotes()[kind]}
      isBad={kind === 'accident'}
      onPress={() => void model.report(kind)}
    />
  )
  return (
    <View className={styles.problem}>
      {task.problems.filter((kind) => kind !== 'accident').map(row)}
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
      {task.problems.includes('accident') && row('accident')}
      <Row icon="headphones" title={words().support} line="" onPress={() => navigate('serviceChat', {})} />
    </View>
  )
})

interface RowProps {
  icon: IconName
  title: string
  line: string
  isBad?: boolean
  onPress: () => void
}

const Row = ({ icon, title, line, isBad, onPress }: RowProps) => (
  <Press label={title} onPress={onPress} className={styles.problem__row}>
    <View className={styles[isBad ? 'problem__disc--bad' : 'problem__disc']}>
      <Icon name={icon} size={36} {...(isBad && { colour: 'bad' as const })} />
    </View>
    <View className={styles.problem__words}>
      <Text className={styles[isBad ? 'problem__title--bad' : 'problem__title']}>{title}</Text>
      {line !== '' && <Text className={styles.problem__line}>{line}</Text>}
    </View>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)
