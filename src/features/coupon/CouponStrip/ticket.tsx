import { Text, View } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Press } from '@/components/base/Press'
import { faceOf } from '../CouponWords'
import styles from './ticket.module.scss'

interface Props {
  /** Discount in the smallest currency unit. */
  amount: number
  /** Percentage discount, shown instead of the amount, which is then its maximum. */
  percent?: number | null
  /** Condition text. */
  condition: string
  /** Used or expired. */
  used?: boolean
  onPress?: () => void
}

/** Compact coupon with notched sides. */
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
