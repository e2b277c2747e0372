import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCountdown, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import type { RiderState } from '@/features/rider/rider'
import { secondsUntil } from '@/platform/device/clock'
import styles from './offers.module.scss'

/** The open offers, each a press away from its sheet. */
export const Offers = observer(function Offers({ rider }: { rider: RiderState }) {
  return (
    <>
      {(rider.offers.value ?? []).map(({ id, pay, from, to, meters, expiresAt }) => {
        const seconds = secondsUntil(expiresAt)
        if (seconds <= 0) return null
        return (
          <Press key={id} onPress={() => rider.reopen(id)} className={styles.offer}>
            <View className={styles.offer__words}>
              <Text className={styles.offer__pay}>{formatMoney(pay)}</Text>
              <Text className={styles.offer__way}>{[from?.area, to.area].filter(Boolean).join(' → ')}</Text>
              <Text className={styles.offer__way}>{formatDistance(meters)}</Text>
            </View>
            <Text className={styles.offer__left}>{formatCountdown(seconds)}</Text>
          </Press>
        )
      })}
    </>
  )
})
