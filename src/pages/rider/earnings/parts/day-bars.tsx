import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { dayName } from '@/features/wallet/day'
import { dictionary } from '@/i18n'
import { units } from '@/styles/units'
import type { Week } from '../model'
import { words } from '../text'
import styles from './day-bars.module.scss'

const weekdays = dictionary<Record<string, string>>({
  en: { '0': 'Sun', '1': 'Mon', '2': 'Tue', '3': 'Wed', '4': 'Thu', '5': 'Fri', '6': 'Sat' },
  zh: { '0': '周日', '1': '周一', '2': '周二', '3': '周三', '4': '周四', '5': '周五', '6': '周六' },
})

/** Heights in design units: of the largest day, and of a day off. */
const TALLEST = 200
const LEAST = 6

interface Props {
  days: Week['days']
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** One bar a day, spoken with its pay and deliveries. */
export const DayBars = observer(function DayBars({ days, chosen, onChoose }: Props) {
  const t = words()
  const largest = Math.max(1, ...days.map(({ earned }) => earned))
  return (
    <View className={styles.bars}>
      {days.map(({ day, earned, deliveries }) => {
        const on = day === chosen
        const height = Math.max(LEAST, Math.round((TALLEST * Math.max(0, earned)) / largest))
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
        return (
          <View key={day} className={styles[on ? 'bars__day--on' : 'bars__day']}>
            <View className={styles.bars__column} aria-hidden>
              <Text className={styles.bars__value}>
                {deliveries === 0 && earned === 0 ? t.off : String(Math.round(earned / 100))}
              </Text>
              <View className={styles[on ? 'bars__bar--on' : 'bars__bar']} style={{ height: units(height) }} />
              <Text className={styles[on ? 'bars__name--on' : 'bars__name']}>{weekdays()[String(weekday)] ?? ''}</Text>
              <Text className={styles.bars__date}>{String(Number(day.slice(8)))}</Text>
            </View>
            <Press
              label={t.bar(dayName(day), formatMoney(earned), t.deliveries(deliveries))}
              on={on}
              onPress={() => onChoose(day)}
              className={styles.bars__press}
            />
          </View>
        )
      })}
    </View>
  )
})
