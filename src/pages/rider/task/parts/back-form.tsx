import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { yuanToFen } from '@contract/money'
import { Field } from '@/components/form/Field'
import { StepButton } from '@/features/rider/StepButton'
import type { TaskModel } from '../model'
import { sheetWords } from '../sheet-text'
import styles from '../index.module.scss'

/** The store's refund for returned goods. */
export const BackForm = observer(function BackForm({ model }: { model: TaskModel }) {
  const [typed, setTyped] = useState('')
  const t = sheetWords()
  const amount = typed === '' ? 0 : yuanToFen(typed)
  return (
    <View className={styles.form}>
      <Text className={styles.form__label}>{t.givenBack}</Text>
      <Field label={t.givenBack} placeholder={t.backHint} kind="digit" value={typed} onChange={setTyped} />
      <StepButton
        title={t.handBack}
        busy={model.busy}
        disabled={amount === undefined}
        onPress={() => void model.handBack(amount ?? 0)}
      />
    </View>
  )
})
