import { Text, Textarea, View } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  /** What is asked for, for assistive technology. */
  label: string
  value: string
  placeholder: string
  /** How many characters it takes; how many there are is told below it. */
  max: number
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string
  /** With more room, where it stands alone. */
  tall?: boolean
}

/** Several lines to type in, on a card, and how long they are. */
export function TextArea({ label, value, placeholder, max, onChange, onBlur, error, tall }: Props) {
  return (
    <View className={styles['text-area']}>
      <Textarea
        className={styles[tall ? 'text-area__input--tall' : 'text-area__input']}
        placeholderClass={styles['text-area__placeholder']}
        value={value}
        placeholder={placeholder}
        maxlength={max}
        onInput={({ detail }) => onChange(detail.value)}
        onBlur={onBlur}
        aria-label={label}
        ariaLabel={label}
      />
      <View className={styles['text-area__below']}>
        <Text className={styles['text-area__error']} {...(error ? { role: 'alert' } : {})}>
          {error}
        </Text>
        <Text className={styles['text-area__count']}>{`${value.length}/${max}`}</Text>
      </View>
    </View>
  )
}
