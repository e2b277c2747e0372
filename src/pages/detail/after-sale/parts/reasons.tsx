import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import type { AfterSaleModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Choice of the refund’s reason. */
export const Reasons = observer(function Reasons({ model }: { model: AfterSaleModel }) {
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{words().why}</Text>
      <RadioGroup
        label={words().why}
        options={model.form.ready.reasons.map(({ key, text }) => ({ value: key, text }))}
        chosen={model.reason}
        onChoose={(key) => model.chooseReason(key)}
      />
    </View>
  )
})
