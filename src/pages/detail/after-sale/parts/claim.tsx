import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Field } from '@/components/form/Field'
import type { AfterSaleModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

/** Worth of lost or broken goods, which a guarantee pays beyond the refund. */
export const Claim = observer(function Claim({ model }: { model: AfterSaleModel }) {
  const t = words()
  const { mostClaim } = model.form.ready
  if (mostClaim === 0) return null
  return (
    <View className={styles.card}>
      <Text className={styles.card__title}>{t.claim}</Text>
      <Field
        label={t.claim}
        placeholder={t.claimHint}
        kind="digit"
        value={model.claim}
        onChange={model.typeClaim}
        error={model.claimError}
      />
      <Text className={styles.card__note}>{t.claimText(formatMoney(mostClaim, { trim: true }))}</Text>
    </View>
  )
})
