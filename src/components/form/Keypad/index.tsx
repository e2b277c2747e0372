import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { remove: 'Delete last digit' },
  zh: { remove: '删除最后一位' },
})

interface Props {
  onDigit: (digit: string) => void
  onDelete: () => void
  disabled?: boolean
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Numeric keypad for passwords, so that the system keyboard cannot store them. */
export const Keypad = observer(({ onDigit, onDelete, disabled }: Props) => {
  const key = (digit: string) => (
    <Press
      key={digit}
      label={digit}
      disabled={disabled}
      onPress={() => onDigit(digit)}
      className={styles.keypad__key}
      pressedClass={styles['keypad__key--pressed']}
    >
      <Text className={styles.keypad__digit}>{digit}</Text>
    </Press>
  )
  return (
    <View className={styles.keypad}>
      {digits.map(key)}
      <View className={styles.keypad__space} />
      {key('0')}
      <Press label={words().remove} disabled={disabled} onPress={onDelete} className={styles.keypad__delete}>
        <Icon name="delete" size={44} weight={2.2} />
      </Press>
    </View>
  )
})
