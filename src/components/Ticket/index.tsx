import { Text, View } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Press } from '@/components/Press'
import styles from './index.module.scss'

interface Props {
  /** What it takes off, in the smallest unit. */
  amount: number
  /** From which amount on, or for what. */
  condition: string
  /** Used or out of date. */
  used?: boolean
  onPress?: () => void
}

/** A coupon: notched at both sides, as if torn from a roll. */
export function Ticket({ amount, condition, used, onPress }: Props) {
  const look = used ? 'used' : 'fresh'
  const value = formatMoney(amount, { symbol: '', trim: true })
  return (
    <Press
      label={`${formatMoney(amount, { trim: true })}, ${condition}`}
      onPress={onPress}
      disabled={!onPress || used}
      className={styles[`ticket--${look}`]}
    >
      <View className={styles.ticket__notch} />
      <View className={styles['ticket__notch--right']} />
      <Text className={styles[`ticket__amount--${look}`]}>
        <Text className={styles.ticket__symbol}>{settings().currencySymbol}</Text>
        {value}
      </Text>
      <Text className={styles[`ticket__condition--${look}`]} numberOfLines={1}>
        {condition}
      </Text>
    </Press>
  )
}
