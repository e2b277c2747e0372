import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Cell } from '@/components/list/Cell'
import { Price } from '@/components/base/Price'
import { navigate } from '@/platform/navigation/gate'
import type { EarningsModel, Week } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The available and the pending pay. */
export const Balance = observer(function Balance({ model, week }: { model: EarningsModel; week: Week }) {
  const { available, pending, owed } = week
  const t = words()
  return (
    <View className={styles.card}>
      <Text className={styles.card__label}>{t.available}</Text>
      <Price amount={available} size={56} tone="ink" />
      {pending > 0 && (
        <View className={styles.card__row}>
          <Icon name="lock" size={28} colour="ink-2" />
          <Text className={styles.card__line}>{t.pending(formatMoney(pending))}</Text>
        </View>
      )}
      {owed > 0 && <Note kind="bad" icon="circle-alert" text={t.owed(formatMoney(owed))} />}
      <Cell icon="receipt-text" label={t.statements} onOpen={() => navigate('riderStatements')} />
      <View className={styles.card__buttons}>
        <View className={styles.card__button}>
          <Button kind="outline" text={t.wallet} onPress={() => navigate('wallet')} />
        </View>
        <View className={styles.card__button}>
          <Button
            text={t.payOut}
            busy={model.busy}
            disabled={available <= 0}
            onPress={() => void model.payOut(available)}
          />
        </View>
      </View>
    </View>
  )
})
