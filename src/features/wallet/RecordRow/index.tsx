import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { MoneyRecord } from '@contract/entities/money-record'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import type { AmountsShown } from '../amounts'
import { categoryName, recordIcon } from '../categories'
import { recordTitle } from '../record-words'
import styles from './index.module.scss'

/** One movement of the balance; opens its details. */
export const RecordRow = observer(function RecordRow({
  record,
  amounts,
}: {
  record: MoneyRecord
  amounts: AmountsShown
}) {
  const { id, category, amount, at } = record
  const title = recordTitle(record)
  const sum = amounts.signed(amount)
  return (
    <Press label={`${title}, ${sum}`} onPress={() => navigate('moneyRecord', { id })} className={styles['record-row']}>
      <View className={styles['record-row__disc']}>
        <Icon name={recordIcon(record)} size={36} colour="ink-2" />
      </View>
      <View className={styles['record-row__words']}>
        <Text className={styles['record-row__title']} numberOfLines={1}>
          {title}
        </Text>
        <Text className={styles['record-row__note']}>{`${categoryName(category)} · ${formatClock(new Date(at))}`}</Text>
      </View>
      <Text className={styles[amount > 0 ? 'record-row__amount--in' : 'record-row__amount']}>{sum}</Text>
    </Press>
  )
})
