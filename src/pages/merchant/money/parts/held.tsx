import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { dayMoment, inside } from '@/features/order/moment'
import { MoneyRow } from '@/features/store-money/MoneyRow'
import { dayName } from '@/features/wallet/day'
import { navigate } from '@/platform/navigation/gate'
import type { Balance } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The money on hold by day with the time when it is free, and the refund cases. */
export const Held = observer(function Held({ balance }: { balance: Balance }) {
  const { held, disputed, heldDays, disputes, utcOffset } = balance
  const t = words()
  if (heldDays.length === 0 && disputes.length === 0) return null
  const time = (at: string) => inside(dayMoment(at, utcOffset))
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title} role="heading" aria-level={2}>
          {t.onHold}
        </Text>
        <Text className={styles.card__title}>{formatMoney(held + disputed)}</Text>
      </View>
      {heldDays.map(({ day, orders, until, amount }) => (
        <MoneyRow
          key={day}
          title={t.day(dayName(day), orders)}
          line={t.until(time(until))}
          amount={formatMoney(amount)}
        />
      ))}
      {disputes.map(({ refundId, orderNumber, amount, until }) => (
        <MoneyRow
          key={refundId}
          title={t.dispute(orderNumber)}
          line={until ? t.answerBy(time(until)) : t.undecided}
          lineTone="warn"
          amount={formatMoney(amount)}
          onPress={() => navigate('merchantRefunds')}
        />
      ))}
    </View>
  )
})
