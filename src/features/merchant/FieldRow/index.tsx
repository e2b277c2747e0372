import { Text, View } from '@tarojs/components'
import { Field } from '@/components/form/Field'
import styles from './index.module.scss'

interface Props {
  label: string
  kind: 'digit' | 'number'
  max: number
  value: string
  placeholder?: string
  error: string | undefined
  onChange: (text: string) => void
}

/** Numeric field with its label. */
export const FieldRow = ({ label, kind, max, value, placeholder = '', error, onChange }: Props) => (
  <View className={styles.row}>
    <Text className={styles.row__label}>{label}</Text>
    <View className={styles.row__field}>
      <Field
        label={label}
        placeholder={placeholder}
        kind={kind}
        value={value}
        maxLength={max}
        onChange={onChange}
        {...(error && { error })}
      />
    </View>
  </View>
)
