import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { groupedPhone, joinPhone, maxPhoneDigits, splitPhone } from '@contract/phone'
import { typedPhone } from '@contract/rules/typed'
import { settings } from '@contract/settings'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { roomToClean } from '@/components/form/Field/room'
import { dictionary } from '@/i18n'
import { pick } from '@/platform/navigation/pick'
import type { FormField } from '@/state/base/form-field'
import styles from './index.module.scss'

const words = dictionary({
  en: { phone: 'Phone number', area: (code: string) => `+${code}, country or region` },
  zh: { phone: '手机号', area: (code: string) => `+${code}，国家或地区` },
})

/** The calling code; opens the area code picker. */
export const PhoneArea = observer(function PhoneArea({ field, row }: { field: FormField; row?: boolean }) {
  const { code } = splitPhone(field.value)
  const choose = async () => {
    const chosen = await pick('areaCodes')
    if (chosen) field.set(joinPhone(chosen, splitPhone(field.value).digits))
  }
  return (
    <Press
      label={words().area(code)}
      onPress={() => void choose()}
      className={styles[row ? 'phone-field__country--row' : 'phone-field__country']}
    >
      <Text className={styles[row ? 'phone-field__code--row' : 'phone-field__code']}>{`+${code}`}</Text>
      <Icon name="chevron-down" size={28} colour="ink-3" />
    </Press>
  )
})

/** Phone number field with calling code, digits only. */
export const PhoneField = observer(function PhoneField({
  field,
  placeholder,
  look,
}: {
  field: FormField
  placeholder?: string
  look?: 'box' | 'row'
}) {
  const { phone } = words()
  const { code, digits } = splitPhone(field.value)
  return (
    <Field
      label={phone}
      value={digits}
      onChange={(typed) => field.set(typedPhone(typed, code))}
      onBlur={field.leave}
      placeholder={placeholder ?? phone}
      error={field.error}
      kind="number"
      maxLength={roomToClean(maxPhoneDigits(code))}
      read={(typed) => groupedPhone(code, typed)}
      fills="tel"
      prefix={settings().phoneForm === 'mainland' && <PhoneArea field={field} row={look === 'row'} />}
      clearable
      {...(look && { look })}
    />
  )
})
