import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { Statement } from '@contract/entities/statement'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { MoneyRow } from '../MoneyRow'
import type { StatementBook } from '../book'
import { words } from './text'
import styles from './index.module.scss'

/** The payouts of a period, and the number of ledger entries that it equals. */
export const Payouts = observer(function Payouts({ book, statement }: { book: StatementBook; statement: Statement }) {
  const { payouts, entries, utcOffset } = statement
  const t = words()
  return (
    <View className={styles.card}>
      {payouts.map(({ id, amount, at }) => {
        const time = formatDateTime(new Date(at), utcOffset)
        return (
          <MoneyRow
            key={id}
            icon={amount < 0 ? 'undo-2' : 'landmark'}
            title={amount < 0 ? t.cameBack(time) : t.paidAt(time)}
            amount={formatMoney(Math.abs(amount))}
            onPress={() => book.openPayouts()}
          />
        )
      })}
      <View className={styles.proof}>
        <Icon name="circle-check" size={36} colour="good" />
        <View className={styles.proof__words}>
          <Text className={styles.card__name}>{t.matches(entries)}</Text>
          <Text className={styles.card__note}>{t.press}</Text>
        </View>
      </View>
    </View>
  )
})
