import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  on: boolean
  onChange?: (on: boolean) => void
  /** Accessible name. */
  label: string
  /** 36 in forms, 40 in lists, 44 for payment methods. */
  size?: 36 | 40 | 44
  role?: 'checkbox' | 'radio'
  disabled?: boolean
}

/** The tick icon alone, for rows that are themselves the control. */
export function TickMark({ on, size = 36 }: Pick<Props, 'on' | 'size'>) {
  return (
    <View className={styles[on ? `tick__mark--${size}-on` : `tick__mark--${size}`]}>
      {on && <Icon name="check" size={size - 12} weight={3} colour="white" />}
    </View>
  )
}

/** Round checkbox or radio button with a touch target of 88; see `TickRow` for one with a label. */
export function Tick({ on, onChange, label, size = 36, role = 'checkbox', disabled }: Props) {
  return (
    <Press
      role={role}
      label={label}
      on={on}
      disabled={disabled}
      onPress={() => onChange?.(!on)}
      className={styles[`tick--${size}`]}
    >
      <TickMark on={on} size={size} />
    </Press>
  )
}

/** A tick with its label; links inside the label stay separately pressable. */
export function TickRow({ children, ...tick }: Props & { children: ReactNode }) {
  return (
    <View className={styles.tick__row}>
      <Tick {...tick} />
      <View className={styles.tick__words}>{children}</View>
    </View>
  )
}
