import { View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import styles from './switch.module.scss'

interface Props {
  on: boolean
  onChange: (on: boolean) => void
  label: string
  disabled?: boolean
}

/** Toggle switch; `label` is its accessible name. */
export function Switch({ on, onChange, label, disabled }: Props) {
  return (
    <Press
      role="switch"
      label={label}
      on={on}
      disabled={disabled}
      onPress={() => onChange(!on)}
      className={styles.switch}
    >
      <View className={on ? styles['switch__track--on'] : styles.switch__track}>
        <View className={styles.switch__knob} />
      </View>
    </Press>
  )
}
