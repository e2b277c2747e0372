import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Statement, StatementGroup, StatementRow } from '@contract/entities/statement'
import { formatDifference, formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { componentName, groupWords } from '../words'
import type { StatementBook } from '../book'
import { words } from './text'
import { FundBar } from './fund-bar'
import styles from './index.module.scss'

/** The groups of a statement, which sum to what was earned. */
export const Groups = observer(function Groups({ book, statement }: { book: StatementBook; statement: Statement }) {
  const t = words()
  return (
    <View className={styles.card}>
      {statement.orders === 0 && <Text className={styles.card__note}>{t.none}</Text>}
      {statement.groups.map((group) => (
        <Group key={group.key} book={book} group={group} statement={statement} />
      ))}
      <View className={styles.card__rule} />
      <View className={styles.card__total}>
        <Text className={styles.card__bold}>{t.earned}</Text>
        <Price amount={statement.earned} size={44} tone="ink" />
      </View>
    </View>
  )
})

interface Props {
  book: StatementBook
  group: StatementGroup
  statement: Statement
}

const Group = ({ book, group, statement }: Props) => {
  const { key, sum, orders, rows } = group
  const { period, from: day, platformFunded } = statement
  const t = words()
  const name = groupWords()[key]
  const open = () => book.openLines({ period, day, group: key })
  return (
    <View className={styles.group}>
      <Press
        label={[name, t.orders(orders), formatDifference(sum)].join(', ')}
        disabled={rows.length === 0}
        onPress={open}
        className={styles.group__head}
      >
        <View className={styles.group__words}>
          <View className={styles.group__row}>
            <Text className={styles.group__name}>{name}</Text>
            {rows.length > 0 && <Icon name="chevron-right" size={28} colour="ink-3" />}
          </View>
          <Text className={styles.card__note}>{t.orders(orders)}</Text>
        </View>
        <Text className={styles[sum > 0 ? 'group__sum--good' : 'group__sum']}>{formatDifference(sum)}</Text>
      </Press>
      {rows.map((row) => (
        <View key={`${row.component} ${row.rate ?? ''}`} className={styles.card__line}>
          <Text className={styles.card__name}>{rowName(row)}</Text>
          <Text className={styles.card__name}>{formatDifference(row.amount)}</Text>
        </View>
      ))}
      {key === 'coupons' && platformFunded > 0 && (
        <>
          <View className={styles.card__line}>
            <Text className={styles.card__name}>{t.byLinli}</Text>
            <Text className={styles.card__name}>{formatMoney(platformFunded)}</Text>
          </View>
          <FundBar yours={Math.max(0, -sum)} linli={platformFunded} />
        </>
      )}
    </View>
  )
}

const rowName = ({ component, rate }: StatementRow): string => {
  const name = componentName(component)
  return rate === null ? name : words().rate(name, String(rate / 100))
}
