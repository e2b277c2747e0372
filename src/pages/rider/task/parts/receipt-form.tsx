import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Field } from '@/components/form/Field'
import { TextArea } from '@/components/form/TextArea'
import { StepButton } from '@/features/rider/StepButton'
import type { DeliveryTask } from '@contract/entities/delivery'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { ReceiptModel } from '../receipt'
import { sheetWords } from '../sheet-text'
import styles from '../index.module.scss'

interface Props {
  receipt: ReceiptModel
  purchase: NonNullable<DeliveryTask['purchase']>
}

/** The receipt of a purchase; a sum beyond the paid one asks the customer, with the reason. */
export const ReceiptForm = observer(function ReceiptForm({ receipt, purchase: { paid, spent } }: Props) {
  const t = sheetWords()
  const isDearer = receipt.totalWith(spent) > paid
  return (
    <View className={styles.form}>
      {spent !== null && (
        <SwitchRow
          label={t.replaces}
          note={t.replacesNote(formatMoney(spent))}
          on={receipt.corrects}
          onChange={receipt.replace}
        />
      )}
      <Text className={styles.form__label}>{t.amount}</Text>
      <Field label={t.amount} placeholder={t.amountHint} kind="digit" value={receipt.typed} onChange={receipt.type} />
      {isDearer && (
        <>
          <Text className={styles.form__note}>{t.dearer(formatMoney(paid))}</Text>
          <Text className={styles.form__label}>{t.without}</Text>
          <Field
            label={t.without}
            placeholder={t.withoutHint}
            kind="digit"
            value={receipt.without}
            onChange={receipt.typeWithout}
          />
          <TextArea
            label={t.note}
            placeholder={t.noteHint}
            value={receipt.note}
            max={limits.riderNote}
            onChange={receipt.write}
            low
          />
        </>
      )}
      <PicturePicker uploads={receipt.photo} name={t.receiptPhoto} />
      <StepButton title={t.send} busy={receipt.busy} onPress={() => void receipt.send()} />
    </View>
  )
})
