import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { spanName } from '@/features/store-money/span'
import { dayName } from '@/features/wallet/day'
import type { EarningsModel, Week as WeekOfPay } from '../model'
import { words } from '../text'
import { DayBars } from './day-bars'
import styles from '../index.module.scss'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The pay of seven days, with the weeks before and after. */
export const Week = observer(function Week({ model, week: { days } }: { model: EarningsModel; week: WeekOfPay }) {
  const t = words()
  const [first, last] = [days[0], days.at(-1)]
  const deliveries = sum(days.map((day) => day.deliveries))
  const { day } = model
  return (
    <View className={styles.card}>
      <View className={styles.card__weeks}>
        <Press label={t.before} onPress={() => void model.previous()} className={styles.card__round}>
          <Icon name="chevron-left" size={36} />
        </Press>
        <Text className={styles.card__range}>{first && last ? spanName({ from: first.day, to: last.day }) : ''}</Text>
        <Press
          label={t.after}
          disabled={!model.hasNext}
          onPress={() => void model.next()}
          className={styles.card__round}
        >
          <Icon name="chevron-right" size={36} colour={model.hasNext ? 'ink' : 'ink-3'} />
        </Press>
      </View>
      <Price amount={sum(days.map(({ earned }) => earned))} size={44} tone="ink" />
      <Text className={styles.card__line}>{deliveries > 0 ? t.deliveries(deliveries) : t.first}</Text>
      <DayBars days={days} chosen={day?.day} onChoose={model.choose} />
      {day && (
        <View className={styles.card__day}>
          <Text className={styles.card__name}>{dayName(day.day)}</Text>
          <Text className={styles.card__line}>{t.deliveries(day.deliveries)}</Text>
          <Text className={styles.card__name}>{formatMoney(day.earned)}</Text>
        </View>
      )}
    </View>
  )
})
