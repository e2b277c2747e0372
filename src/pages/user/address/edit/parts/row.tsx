import type { ReactNode } from 'react'
import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FormField } from '@/stores'
import type { AddressFormModel, Row as Name } from '../model'
import styles from './row.module.scss'

interface Props {
  label: string
  children: ReactNode
  /** So that the screen can be led to it. */
  id?: string
  /** A sentence under the row. */
  error?: string
}

/** A row of the form: what is asked for at the left, and the answer. */
export const Row = ({ label, children, id, error }: Props) => (
  <View className={styles.row} {...(id ? { id } : {})}>
    <View className={styles.row__line}>
      <Text className={styles.row__label}>{label}</Text>
      <View className={styles.row__answer}>{children}</View>
    </View>
    {error ? (
      <Text className={styles.row__error} {...{ role: 'alert' }}>
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
  digits?: boolean
}

/** A row to write into. */
export const TextRow = observer(({ model, name, label, hint, maxLength, digits }: TextRowProps) => {
  const field: FormField = model.fields[name]
  return (
    <Row label={label} id={model.idOf(name)} error={field.error}>
      <Input
        className={styles.row__input}
        placeholderClass={styles.row__hint}
        value={field.value}
        placeholder={hint}
        type={digits ? 'number' : 'text'}
        maxlength={maxLength}
        focus={model.wrong === name || undefined}
        onInput={({ detail }) => field.set(digits ? detail.value.replace(/\D/g, '') : detail.value)}
        onBlur={() => model.left(name)}
        {...{ 'aria-label': label, ariaLabel: label, 'aria-invalid': Boolean(field.error) }}
      />
    </Row>
  )
})
