import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import type { MoneySummary } from '@contract/entities/money-record'
import { dayName } from '@/features/wallet/day'
import { DaySums } from '@/features/wallet/DaySums'
import { MoneyChart } from '@/features/wallet/MoneyChart'
import styles from '../index.module.scss'
import type { WalletModel } from '../model'
import { words } from '../text'

/** The sums of the last days and their chart; a press on a column shows its day. */
export const LastDays = observer(({ model, summary }: { model: WalletModel; summary: MoneySummary }) => {
  const { amounts, day, chosen } = model
  return (
    <View className={styles.wallet__card}>
      <Text className={styles.wallet__title}>{words().lastDays(limits.moneyDays)}</Text>
      <DaySums sums={summary} amounts={amounts} />
      <MoneyChart days={summary.days} amounts={amounts} chosen={day} onChoose={model.choose} />
      {chosen && (
        <View className={styles.wallet__day} role="status">
          <Text className={styles.wallet__dayName}>{dayName(chosen.day)}</Text>
          <Text className={styles.wallet__daySum}>
            {`${amounts.signed(chosen.income)}  ${amounts.signed(-chosen.expense)}`}
          </Text>
        </View>
      )}
    </View>
  )
})
