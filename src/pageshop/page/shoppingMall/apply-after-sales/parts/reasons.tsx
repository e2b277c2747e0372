import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Note } from '@/components/base/Note'
import { RadioGroup } from '@/components/form/RadioGroup'
import type { ApplyModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Reason of the request, and the payer of the return shipping. */
export const Reasons = observer(function Reasons({ model }: { model: ApplyModel }) {
  const t = words()
  const { chosenReason, choice } = model
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.why}</Text>
      <RadioGroup
        label={t.why}
        options={model.reasons.map(({ key, text, isOpen }) =>
          isOpen ? { value: key, text } : { value: key, text, disabled: true, note: t.notThis },
        )}
        chosen={chosenReason?.key}
        onChoose={(key) => model.chooseReason(key)}
      />
      {chosenReason && choice.service === 'returnAndRefund' && (
        <Note kind="info" icon="truck" text={chosenReason.fault === 'shop' ? t.paidByShop : t.paidByBuyer} />
      )}
    </View>
  )
})
