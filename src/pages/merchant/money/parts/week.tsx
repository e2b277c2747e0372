import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { spanName } from '@/features/store-money/span'
import { dayName } from '@/features/wallet/day'
import { dictionary } from '@/i18n'
import { units } from '@/styles/units'
import { figure } from '@/platform/view/figure'
import type { Balance } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

const weekdays = dictionary<Record<string, string>>({
  en: { '0': 'Sun', '1': 'Mon', '2': 'Tue', '3': 'Wed', '4': 'Thu', '5': 'Fri', '6': 'Sat' },
  zh: { '0': '周日', '1': '周一', '2': '周二', '3': '周三', '4': '周四', '5': '周五', '6': '周六' },
})

/** Heights in design units: of the largest day, and of a day without earnings. */
const TALLEST = 160
const LEAST = 6

/** Earnings of the days of this week, those on hold in grey, each spoken with its amount. */
export const Week = observer(function Week({ balance: { week } }: { balance: Balance }) {
  const t = words()
  const largest = Math.max(1, ...week.map(({ earned }) => earned))
  const [first, last] = [week[0], week.at(-1)]
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title} role="heading" aria-level={2}>
          {t.week}
        </Text>
        <Text className={styles.card__line}>{first && last ? spanName({ from: first.day, to: last.day }) : ''}</Text>
      </View>
      <View className={styles.week}>
        {week.map(({ day, earned, isHeld }) => (
          <View
            key={day}
            className={styles.week__day}
            {...figure(t.bar(dayName(day), formatMoney(earned), isHeld ? t.held : t.free))}
          >
            <Text className={styles.week__value}>{earned > 0 ? String(Math.round(earned / 100)) : ''}</Text>
            <View
              className={styles[isHeld ? 'week__bar--held' : 'week__bar']}
              style={{ height: units(Math.max(LEAST, Math.round((TALLEST * Math.max(0, earned)) / largest))) }}
            />
            <Text className={styles.week__name}>
              {weekdays()[String(new Date(`${day}T12:00:00Z`).getUTCDay())] ?? ''}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
})
