import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

interface Props {
  on: boolean
  onChange?: (on: boolean) => void
  /** What is agreed to or chosen. */
  label: string
  /** 36 in forms, 40 in lists, 44 for ways to pay. */
  size?: 36 | 40 | 44
  role?: 'checkbox' | 'radio'
  disabled?: boolean
}

/** The round mark alone, for a row that is itself the control. */
export function TickMark({ on, size = 36 }: Pick<Props, 'on' | 'size'>) {
  return (
    <View className={styles[on ? `tick__mark--${size}-on` : `tick__mark--${size}`]}>
      {on && <Icon name="check" size={size - 12} weight={3} colour="white" />}
    </View>
  )
}

/** A round tick with an 88 touch box; words with links stand beside it, in `TickRow`. */
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

/** A tick and the words it stands for; links in the words keep their own press. */
export function TickRow({ children, ...tick }: Props & { children: ReactNode }) {
  return (
    <View className={styles.tick__row}>
      <Tick {...tick} />
      <View className={styles.tick__words}>{children}</View>
    </View>
  )
}
