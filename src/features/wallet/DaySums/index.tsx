import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MoneySummary } from '@contract/entities/money-record'
import { dictionary } from '@/i18n'
import type { AmountsShown } from '../amounts'
import styles from './index.module.scss'

const words = dictionary({
  en: { income: 'In', expense: 'Out' },
  zh: { income: '收入', expense: '支出' },
})

/** Income and expense side by side. */
export const DaySums = observer(function DaySums({
  sums: { income, expense },
  amounts,
}: {
  sums: Pick<MoneySummary, 'income' | 'expense'>
  amounts: AmountsShown
}) {
  const both = [
    { key: 'income', name: words().income, amount: income },
    { key: 'expense', name: words().expense, amount: expense },
  ] as const
  return (
    <View className={styles['day-sums']}>
      {both.map(({ key, name, amount }) => (
        <View key={key} className={styles['day-sums__sum']}>
          <View className={styles['day-sums__head']}>
            <View className={styles[`day-sums__mark--${key}`]} />
            <Text className={styles['day-sums__name']}>{name}</Text>
          </View>
          <Text className={styles['day-sums__amount']}>{amounts.text(amount)}</Text>
        </View>
      ))}
    </View>
  )
})
