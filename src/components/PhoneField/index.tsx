import { Text, View } from '@tarojs/components'
import { settings } from '@contract/settings'
import { observer } from 'mobx-react'
import { Field } from '@/components/Field'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { phone: 'Phone number' }, zh: { phone: '手机号' } })

const PHONE_LENGTH = 11

/** A value of a form: what FormField of the stores is. */
interface Input {
  readonly value: string
  readonly error: string
  set: (value: string) => void
  leave: () => void
}

/** The country stands before the number where only its numbers are taken. */
const Country = () => (
  <View className={styles['phone-field__country']}>
    <Text className={styles['phone-field__code']}>+86</Text>
  </View>
)

/** A phone number, digits only. */
export const PhoneField = observer(function PhoneField({ field, placeholder }: { field: Input; placeholder?: string }) {
  const { phone } = words()
  return (
    <Field
      label={phone}
      value={field.value}
      onChange={(value) => field.set(value.replace(/\D/g, ''))}
      onBlur={field.leave}
      placeholder={placeholder ?? phone}
      error={field.error}
      kind="number"
      maxLength={PHONE_LENGTH}
      prefix={settings().phoneForm === 'mainland' && <Country />}
      clearable
    />
  )
})
