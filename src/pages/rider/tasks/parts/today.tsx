import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { spanText } from '@/features/rider/time-left'
import type { RiderProfile } from '@contract/entities/delivery'
import { secondsUntil } from '@/platform/device/clock'
import { words } from '../text'
import styles from './home.module.scss'

/** The figures of today. */
export const Today = observer(function Today({ profile: { today, shift } }: { profile: RiderProfile }) {
  const t = words()
  const minutes = shift.since && shift.state === 'online' ? Math.floor(-secondsUntil(shift.since) / 60) : 0
  const figures = [
    { name: t.today, value: formatMoney(today.earned) },
    { name: t.deliveries, value: String(today.deliveries) },
    ...(shift.state === 'online' ? [{ name: t.onlineFor, value: spanText(Math.max(0, minutes)) }] : []),
  ]
  return (
    <View className={styles.today}>
      {figures.map(({ name, value }) => (
        <View key={name} className={styles.today__one}>
          <Text className={styles.today__value}>{value}</Text>
          <Text className={styles.today__name}>{name}</Text>
        </View>
      ))}
    </View>
  )
})
