import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Timeline } from '@/components/base/Timeline'
import { isFinished } from '@/features/order/head'
import { distanceText } from '@/features/order/distance'
import type { TakeoutModel } from '../model'
import { progressOf, type ProgressStep } from '../progress'
import { comingNames, stepNames, words } from '../text'
import styles from './progress.module.scss'

/** Number of steps in the collapsed progress of a finished order. */
const FEW = 2

/** Past and expected steps. */
export const Progress = observer(function Progress({ model, order }: { model: TakeoutModel; order: TakeawayDetail }) {
  const { allSteps, fewerSteps } = words()
  const steps = progressOf(order)
  const over = isFinished(order) && steps.length > FEW
  const shown = over && !model.allSteps ? steps.slice(-FEW) : steps
  return (
    <View className={styles.progress}>
      <Timeline steps={shown.map((step) => viewOf(step, order))} />
      {over && (
        <Press onPress={model.toggleSteps} className={styles.progress__more}>
          <Text className={styles.progress__words}>{model.allSteps ? fewerSteps : allSteps}</Text>
          <Icon name={model.allSteps ? 'chevron-up' : 'chevron-down'} size={24} colour="ink-3" />
        </Press>
      )}
    </View>
  )
})

const nameOf = ({ key, state }: ProgressStep): string =>
  (state === 'todo' ? comingNames()[key] : undefined) ?? stepNames()[key] ?? key

const viewOf = (step: ProgressStep, order: TakeawayDetail) => ({
  title: nameOf(step),
  state: step.state,
  aside: step.expected ? words().about(step.time) : step.time,
  note: step.state === 'now' ? noteOf(order) : undefined,
})

/** The rider's distance, below the current step. */
function noteOf({ rider, step }: TakeawayDetail): string | undefined {
  if (!rider || step !== 'riderDelivering') return undefined
  return words().away(distanceText(rider.distance), rider.minutes)
}
