import { View } from '@tarojs/components'
import { limits } from '@contract/limits'
import styles from './index.module.scss'

interface Props {
  /** Number of digits entered. */
  count: number
  label: string
  /** Plays the shake animation after a wrong password. */
  wrong?: boolean
}

/** Six cells that show how many digits are entered. */
export function PasswordCells({ count, label, wrong }: Props) {
  const value = { 'aria-valuemin': 0, 'aria-valuemax': limits.payPasswordLength, 'aria-valuenow': count }
  return (
    <View
      className={wrong ? styles['password-cells--wrong'] : styles['password-cells']}
      role="progressbar"
      aria-label={label}
      ariaLabel={label}
      {...value}
    >
      {Array.from({ length: limits.payPasswordLength }, (_, cell) => (
        <View key={cell} className={styles[cell === count ? 'password-cells__cell--now' : 'password-cells__cell']}>
          {cell < count && <View className={styles['password-cells__dot']} />}
          {cell === count && <View className={styles['password-cells__caret']} />}
        </View>
      ))}
    </View>
  )
}
