import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { StepButton } from '@/features/rider/StepButton'
import { releaseWords } from '@/features/rider/text'
import type { DeliveryTask, ReleaseReason } from '@contract/entities/delivery'
import type { TaskModel } from '../model'
import { sheetWords } from '../sheet-text'
import styles from '../index.module.scss'

/** The reasons that are no problem to report instead. */
const reasonsOf = ({ problems }: DeliveryTask) =>
  (Object.entries(releaseWords()) as [ReleaseReason, string][]).filter(
    ([reason]) => !(problems as readonly string[]).includes(reason),
  )

/** The reasons for which a delivery is given up. */
export const ReleaseReasons = observer(function ReleaseReasons({
  model,
  task,
}: {
  model: TaskModel
  task: DeliveryTask
}) {
  const [reason, setReason] = useState<ReleaseReason>()
  const t = sheetWords()
  return (
    <View className={styles.form}>
      <Text className={styles.form__note}>{t.giveUpText}</Text>
      <RadioGroup
        label={t.giveUpWhy}
        options={reasonsOf(task).map(([value, text]) => ({ value, text }))}
        chosen={reason}
        onChoose={setReason}
        lines="between"
      />
      <StepButton
        title={t.giveUp}
        busy={model.busy}
        disabled={!reason}
        onPress={() => void (reason && model.release(reason))}
      />
    </View>
  )
})
