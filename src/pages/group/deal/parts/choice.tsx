import { Text } from '@tarojs/components'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import styles from './choice.module.scss'

interface Props {
  price: number
  /** The way to buy at that price, below it. */
  way: string
  kind: 'primary' | 'soft'
  disabled: boolean
  onPress: () => void
}

/** A way to buy, with its price over its name. */
export function Choice({ price, way, kind, disabled, onPress }: Props) {
  const look = disabled ? 'off' : kind
  const amount = formatMoney(price)
  return (
    <Press
      label={`${amount} ${way}`}
      onPress={onPress}
      disabled={disabled}
      className={styles[`choice--${look}`]}
      pressedClass={styles.choice__pressed}
    >
      <Text className={styles[`choice__price--${look}`]}>{amount}</Text>
      <Text className={styles[`choice__way--${look}`]}>{way}</Text>
    </Press>
  )
}
