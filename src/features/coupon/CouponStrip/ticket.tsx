import { Text, View } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Press } from '@/components/base/Press'
import { faceOf } from '../CouponWords'
import styles from './ticket.module.scss'

interface Props {
  /** What it takes off, in the smallest unit. */
  amount: number
  /** In place of the amount, which is then the most it takes off. */
  percent?: number | null
  /** From which amount on, or for what. */
  condition: string
  /** Used or out of date. */
  used?: boolean
  onPress?: () => void
}

/** A coupon: notched at both sides, as if torn from a roll. */
export function Ticket({ amount, percent = null, condition, used, onPress }: Props) {
  const look = used ? 'used' : 'fresh'
  const value = formatMoney(amount, { symbol: '', trim: true })
  return (
    <Press
      label={`${faceOf({ amount, percent })}, ${condition}`}
      onPress={onPress}
      disabled={!onPress || used}
      className={styles[`ticket--${look}`]}
    >
      <View className={styles.ticket__notch} />
      <View className={styles['ticket__notch--right']} />
      <Text className={styles[`ticket__amount--${look}`]}>
        {percent === null && <Text className={styles.ticket__symbol}>{settings().currencySymbol}</Text>}
        {percent === null ? value : faceOf({ amount, percent })}
      </Text>
      <Text className={styles[`ticket__condition--${look}`]} numberOfLines={1}>
        {condition}
      </Text>
    </Press>
  )
}
