import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StepBars } from '@/components/base/StepBars'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const STEPS = 4

const words = dictionary({
  en: { progress: (done: number) => `Step ${done} of ${STEPS}` },
  zh: { progress: (done) => `进度 ${done}/${STEPS}` },
})

/** A sentence in three parts: text before the emphasised part, that part, text after it. */
export type Sentence = readonly [text: string, strong?: string, end?: string]

interface Props {
  /** Display name of the state. */
  state: string
  /** Expected arrival, or payment deadline; observed, so that a countdown renders alone. */
  promise: () => Sentence
  /** Whether what is promised is still to come, which colours it. */
  isAhead: boolean
  /** Automatic next event with its deadline; for a cancelled order, the reason. */
  aside: string | undefined
  /** Number of finished steps out of four; undefined for an order that has ended. */
  steps: number | undefined
  /** Overlaps the map. */
  raised?: boolean
  children: ReactNode
}

/** The head of a delivery's order: its state, when it arrives, and below who brings it. */
export const StatusCard = observer(function StatusCard(props: Props) {
  const { state, promise, isAhead, aside, steps, raised = false, children } = props
  return (
    <View className={styles[raised ? 'status--raised' : 'status']}>
      <Text className={styles.status__title} role="heading" aria-level={2}>
        {state}
      </Text>
      <Promised promise={promise} isAhead={isAhead} />
      {aside && <Text className={styles.status__aside}>{aside}</Text>}
      {steps === undefined ? (
        <View className={styles.status__end} />
      ) : (
        <View className={styles.status__bars}>
          <StepBars count={STEPS} done={steps} label={words().progress(steps)} />
        </View>
      )}
      {children}
    </View>
  )
})

const Promised = observer(function Promised({ promise, isAhead }: Pick<Props, 'promise' | 'isAhead'>) {
  const [text, strong, end] = promise()
  return (
    <Text className={styles.status__promise}>
      {text}
      {strong && <Text className={styles[isAhead ? 'status__strong' : 'status__past']}>{strong}</Text>}
      {end}
    </Text>
  )
})
