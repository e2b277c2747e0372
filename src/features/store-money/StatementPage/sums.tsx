import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Statement } from '@contract/entities/statement'
import { formatDifference, formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { spanName } from '../span'
import { dayName } from '@/features/wallet/day'
import type { StatementModel } from './model'
import { words } from './text'
import styles from './index.module.scss'

/** The period with those beside it, and the four sums that lead from the opening to the closing balance. */
export const Sums = observer(function Sums({ model, statement }: { model: StatementModel; statement: Statement }) {
  const { from, to, period, isOpen, opening, paidOut, earned, closing, before, after } = statement
  const t = words()
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Press
          label={t.before}
          disabled={before === null}
          onPress={() => void model.show(before)}
          className={styles.card__round}
        >
          <Icon name="chevron-left" size={36} colour={before === null ? 'ink-3' : 'ink'} />
        </Press>
        <View className={styles.card__period}>
          <Text className={styles.card__title} role="heading" aria-level={2}>
            {spanName({ from, to })}
          </Text>
          <View className={styles.card__state}>
            <Text className={styles.card__note}>{t[period]}</Text>
            <Tag text={isOpen ? t.running : t.closed} tone={isOpen ? 'info' : 'gray'} />
          </View>
        </View>
        <Press
          label={t.after}
          disabled={after === null}
          onPress={() => void model.show(after)}
          className={styles.card__round}
        >
          <Icon name="chevron-right" size={36} colour={after === null ? 'ink-3' : 'ink'} />
        </Press>
      </View>
      <Line name={t.opening(dayName(from))} amount={formatMoney(opening)} />
      <Line name={t.paidOut} amount={formatDifference(-paidOut)} />
      <Line name={t.earned} amount={formatDifference(earned)} good={earned > 0} />
      <View className={styles.card__closing}>
        <Text className={styles.card__bold}>{isOpen ? t.asOfNow : t.closing(dayName(to))}</Text>
        <Price amount={closing} size={44} tone="ink" />
      </View>
    </View>
  )
})

/** One sum with its name. */
const Line = ({ name, amount, good = false }: { name: string; amount: string; good?: boolean }) => (
  <View className={styles.card__line}>
    <Text className={styles.card__name}>{name}</Text>
    <Text className={styles[good ? 'card__amount--good' : 'card__amount']}>{amount}</Text>
  </View>
)
