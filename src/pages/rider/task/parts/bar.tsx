import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import { StepButton } from '@/features/rider/StepButton'
import { stepName } from '@/features/rider/kinds'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The step after the next one, in a line. */
function lineOf({ step, dropOff, pickup }: DeliveryTask, isSaved: boolean): string {
  const t = words()
  if (isSaved) return t.saved
  if (step === 'pickUp' && dropOff) return t.next(dropOff.address)
  return step === 'arrivePickup' && pickup ? pickup.name : ''
}

/** The one large button of a delivery, and the way to report what is wrong. */
export const TaskBar = observer(function TaskBar({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const { step, state, purchase } = task
  const t = words()
  if (!step) return null
  const isProblem = state === 'problem'
  const line = lineOf(task, model.waiting > 0)
  const lacking = step === 'pickUp' ? model.lacks.items.reduce((sum, { quantity }) => sum + quantity, 0) : 0
  const title = stepName(step, task.orderKind)
  return (
    <BottomBar wide>
      <View className={styles.bar}>
        <Press label={t.report} onPress={() => model.open('problem')} className={styles.bar__report}>
          <Text className={styles.bar__text}>{t.report}</Text>
        </Press>
        <StepButton
          title={isProblem ? t.here : lacking > 0 ? t.stepWithout(title, lacking) : title}
          {...(line !== '' && { line })}
          kind={isProblem ? 'outline' : 'primary'}
          busy={model.busy}
          disabled={step === 'buy' && purchase?.isAsked === true}
          onPress={() => void model.step(task)}
        />
      </View>
    </BottomBar>
  )
})
