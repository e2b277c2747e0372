import { Text, Textarea, View } from '@tarojs/components'
import { countCharacters, firstCharacters } from '@contract/text'
import { inputName } from '@/platform/view/capabilities'
import styles from './index.module.scss'

interface Props {
  /** Accessible name. */
  label: string
  value: string
  placeholder: string
  /** Maximum length, shown with the current one below the field. */
  max: number
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  error?: string
  /** Taller variant for use as the only field of a screen. */
  tall?: boolean
  /** Two lines high, for a field among others. */
  low?: boolean
}

/** Multi-line text field with a character counter; the platform counts some characters as two. */
export function TextArea({ label, value, placeholder, max, onChange, onFocus, onBlur, error, tall, low }: Props) {
  return (
    <View className={styles['text-area']}>
      <Textarea
        className={styles[`text-area__input${tall ? '--tall' : low ? '--low' : ''}`]}
        placeholderClass={styles['text-area__placeholder']}
        value={value}
        placeholder={placeholder}
        maxlength={2 * max}
        onInput={({ detail }) => onChange(firstCharacters(detail.value, max))}
        onFocus={onFocus}
        onBlur={onBlur}
        {...inputName(label)}
      />
      <View className={styles['text-area__below']}>
        <Text className={styles['text-area__error']} {...(error ? { role: 'alert' } : {})}>
          {error}
        </Text>
        <Text className={styles['text-area__count']}>{`${countCharacters(value)}/${max}`}</Text>
      </View>
    </View>
  )
}
