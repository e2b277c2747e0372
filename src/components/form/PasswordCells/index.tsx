import { View } from '@tarojs/components'
import { limits } from '@contract/limits'
import styles from './index.module.scss'

interface Props {
  /** How many digits are typed. */
  count: number
  label: string
  /** Shakes once, when the password was wrong. */
  wrong?: boolean
}

/** Six cells that show how much of the pay password is typed, never what. */
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
