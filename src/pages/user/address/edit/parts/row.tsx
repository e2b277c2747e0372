import type { ReactNode } from 'react'
import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { maxPhoneDigits, splitPhone } from '@contract/phone'
import { typedPhone } from '@contract/rules/typed'
import { roomToClean } from '@/components/form/Field/room'
import { PhoneArea } from '@/components/form/PhoneField'
import { inputName } from '@/platform/view/capabilities'
import type { FormField } from '@/state'
import type { AddressFormModel, Row as Name } from '../model'
import styles from './row.module.scss'

interface Props {
  label: string
  children: ReactNode
  /** Target for scrolling to an invalid row. */
  id?: string
  /** Error message below the row. */
  error?: string
}

/** Form row with a label. */
export const Row = ({ label, children, id, error }: Props) => (
  <View className={styles.row} {...(id ? { id } : {})}>
    <View className={styles.row__line}>
      <Text className={styles.row__label}>{label}</Text>
      <View className={styles.row__answer}>{children}</View>
    </View>
    {error ? (
      <Text className={styles.row__error} role="alert">
        {error}
      </Text>
    ) : null}
  </View>
)

interface TextRowProps {
  model: AddressFormModel
  name: Exclude<Name, 'region' | 'tag'>
  label: string
  hint: string
  maxLength: number
  /** Phone number with calling code, digits only. */
  phone?: boolean
}

/** Form row with a text field. */
export const TextRow = observer(({ model, name, label, hint, maxLength, phone }: TextRowProps) => {
  const field: FormField = model.fields[name]
  const { code, digits } = splitPhone(field.value)
  return (
    <Row label={label} id={model.form.idOf(name)} error={field.error}>
      {phone && (
        <View className={styles.row__area}>
          <PhoneArea field={field} />
        </View>
      )}
      <Input
        className={styles.row__input}
        placeholderClass={styles.row__hint}
        value={phone ? digits : field.value}
        placeholder={hint}
        type={phone ? 'number' : 'text'}
        maxlength={phone ? roomToClean(maxPhoneDigits(code)) : maxLength}
        focus={model.form.wrong === name || undefined}
        onInput={({ detail }) => field.set(phone ? typedPhone(detail.value, code) : detail.value)}
        onBlur={() => model.form.leave(name)}
        {...inputName(label)}
        aria-invalid={Boolean(field.error)}
      />
    </Row>
  )
})
