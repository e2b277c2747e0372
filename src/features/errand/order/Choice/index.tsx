import { Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import { TickMark } from '@/components/form/Tick'
import styles from './index.module.scss'

interface Props {
  title: string
  /** Consequence for goods and money. */
  note: string
  /** Extra cost or refund for the whole errand. */
  amount: string
  on: boolean
  disabled?: boolean
  onPress: () => void
}

/** An option of a single-choice list. */
export function Choice({ title, note, amount, on, disabled = false, onPress }: Props) {
  const look = disabled ? '--off' : on ? '--on' : ''
  return (
    <Press
      role="radio"
      label={[title, amount, note].filter(Boolean).join(', ')}
      on={on}
      disabled={disabled}
      onPress={onPress}
      className={styles[`choice${look}`]}
    >
      <View className={styles.choice__words}>
        <Text className={styles[`choice__title${look}`]}>{title}</Text>
        <Text className={styles.choice__note}>{note}</Text>
      </View>
      {amount !== '' && <Text className={styles[`choice__amount${look}`]}>{amount}</Text>}
      {!disabled && <TickMark on={on} size={44} />}
    </Press>
  )
}
