import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { add: (name: string) => `Add ${name}`, remove: (name: string) => `Remove one ${name}` },
  zh: { add: (name) => `加一份${name}`, remove: (name) => `减一份${name}` },
})

interface Props {
  value: number
  /** Value in words, in place of the number; it is shown at 0 too. */
  text?: string | undefined
  /** At 0 the minus is hidden; at another minimum it is shown but disabled. */
  min?: number
  max?: number
  /** Accessible name of the counted item. */
  label: string
  onChange: (value: number) => void
  /** Called when plus is pressed at the maximum, to explain the limit. */
  onLimit?: () => void
  /** Reason why plus is disabled at the maximum, for its accessible name; the page shows it beside the stepper. */
  reason?: string | undefined
  disabled?: boolean
}

/** Quantity stepper; each button has a touch target of 88. */
export const Stepper = observer((props: Props) => {
  const { value, text, min = 0, max = Infinity, label, onChange, onLimit, reason, disabled } = props
  const t = words()
  const full = value >= max
  return (
    <View className={styles.stepper}>
      {(value > 0 || min > 0 || text !== undefined) && (
        <>
          <Press
            label={t.remove(label)}
            disabled={disabled || value <= min}
            onPress={() => onChange(value - 1)}
            className={styles.stepper__touch}
            inner
          >
            <View className={styles[value <= min ? 'stepper__minus--off' : 'stepper__minus']}>
              <Icon name="minus" size={28} weight={2.4} colour={value <= min ? 'ink-3' : 'brand'} />
            </View>
          </Press>
          <Text className={styles.stepper__number}>{text ?? value}</Text>
        </>
      )}
      <Press
        label={full && reason ? `${t.add(label)}, ${reason}` : t.add(label)}
        disabled={disabled || (full && !onLimit)}
        onPress={() => (full ? onLimit?.() : onChange(value + 1))}
        className={styles.stepper__touch}
        inner
      >
        <View className={styles[full ? 'stepper__plus--off' : 'stepper__plus']}>
          <Icon name="plus" size={28} weight={2.4} colour={full ? 'ink-3' : 'white'} />
        </View>
      </Press>
    </View>
  )
})
