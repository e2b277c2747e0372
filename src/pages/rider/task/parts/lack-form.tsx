import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Stepper } from '@/components/form/Stepper'
import { TextArea } from '@/components/form/TextArea'
import { StepButton } from '@/features/rider/StepButton'
import type { DeliveryTask, LackReason } from '@contract/entities/delivery'
import { Written } from '@/platform/view/written'
import type { TaskModel } from '../model'
import { sheetWords } from '../sheet-text'
import { words } from '../text'
import styles from '../index.module.scss'

/** Pieces of a line that are missing or damaged; they are refunded once the bag is picked up. */
export const LackForm = observer(function LackForm({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const t = sheetWords()
  const { missing, damaged } = words()
  const { lacks } = model
  const item = task.items.find(({ position }) => position === lacks.position)
  if (!item) return null
  const report = (reason?: LackReason) => {
    lacks.report(reason)
    model.close()
  }
  return (
    <View className={styles.form}>
      <View className={styles.card__item}>
        <View className={styles.card__name}>
          <Text className={styles.card__text}>
            <Written text={item.name} />
          </Text>
        </View>
        {item.quantity > 1 && (
          <Stepper label={item.name} value={lacks.quantity} min={1} max={item.quantity} onChange={lacks.count} />
        )}
      </View>
      <TextArea
        label={t.lackNote}
        placeholder={t.lackNote}
        value={lacks.note}
        max={limits.riderNote}
        onChange={lacks.write}
        low
      />
      <Text className={styles.form__note}>{t.lackText}</Text>
      <StepButton title={missing} kind="outline" onPress={() => report('missing')} />
      <StepButton title={damaged} kind="outline" onPress={() => report('damaged')} />
      {lacks.of(item.position) && <StepButton title={t.isThere} onPress={() => report()} />}
    </View>
  )
})
