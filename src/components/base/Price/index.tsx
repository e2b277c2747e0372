import { Text, View } from '@tarojs/components'
import { fenParts, formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import styles from './index.module.scss'

interface Props {
  /** In the smallest currency unit. */
  amount: number
  size?: 32 | 36 | 44 | 56
  tone?: 'brand' | 'ink' | 'white' | 'muted'
  /** Original price, shown struck through when higher. */
  original?: number | null
  originalSize?: 20 | 24
}

/** A price with two decimals; symbol and decimals are smaller than the whole part. */
export function Price({ amount, size = 36, tone = 'brand', original, originalSize = 24 }: Props) {
  const { sign, integer, decimals } = fenParts(amount)
  return (
    <View className={styles.price}>
      <Text className={styles[`price__amount--${size}-${tone}`]}>
        <Text className={styles[`price__small--${size}`]}>{`${sign}${settings().currencySymbol}`}</Text>
        {integer}
        <Text className={styles[`price__small--${size}`]}>{`.${decimals}`}</Text>
      </Text>
      {original && original > amount ? (
        <Text className={styles[`price__original--${originalSize}`]}>{formatMoney(original)}</Text>
      ) : null}
    </View>
  )
}
