import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MoneySummary } from '@contract/entities/money-record'
import { limits } from '@contract/limits'
import { dayName } from '@/features/wallet/day'
import { DaySums } from '@/features/wallet/DaySums'
import { MoneyChart } from '@/features/wallet/MoneyChart'
import styles from '../index.module.scss'
import type { MoneyRecordsModel } from '../model'
import { words } from '../text'

/** The sums of the last days, their chart, and the chosen day. */
export const LastDays = observer(({ model, summary }: { model: MoneyRecordsModel; summary: MoneySummary }) => {
  const { amounts, day, chosen } = model
  const { lastDays, nothing } = words()
  const isEmpty = summary.incomeCount + summary.expenseCount === 0
  return (
    <View className={styles.records__card}>
      <Text className={styles.records__title}>{lastDays(limits.moneyDays)}</Text>
      <DaySums sums={summary} amounts={amounts} />
      <MoneyChart days={summary.days} amounts={amounts} chosen={day} onChoose={model.choose} />
      {isEmpty && <Text className={styles.records__note}>{nothing(limits.moneyDays)}</Text>}
      {chosen && (
        <View className={styles.records__day} role="status">
          <Text className={styles.records__note}>
            {`${dayName(chosen.day)} · ${words().count(chosen.incomeCount + chosen.expenseCount)}`}
          </Text>
          <Text className={styles.records__sum}>
            {`${amounts.signed(chosen.income)}  ${amounts.signed(-chosen.expense)}`}
          </Text>
        </View>
      )}
    </View>
  )
})
