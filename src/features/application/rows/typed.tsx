import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextArea } from '@/components/form/TextArea'
import { FormRow } from '@/components/form/FormRow'
import { RowInput } from '@/components/form/RowInput'
import type { RowProps, TypedForm } from './props'
import styles from './typed.module.scss'

interface FieldProps {
  model: TypedForm
  name: string
  label: string
  hint: string
  max: number
  input: 'text' | 'digit' | 'number'
}

const TypedField = observer(({ model, name, label, hint, max, input }: FieldProps) => {
  const field = model.field(name)
  return (
    <RowInput
      label={label}
      value={field.value}
      placeholder={hint}
      kind={input}
      maxLength={max}
      focus={model.form.wrong === name}
      hasError={Boolean(field.error)}
      onChange={field.set}
      onBlur={() => model.form.leave(name)}
    />
  )
})

/** One line of text. */
export const TextRow = observer(({ model, row }: RowProps<'text', TypedForm>) => {
  const { name, label, optional, hint, max, input = 'text', unit } = row
  return (
    <FormRow label={label()} id={model.idOf(name)} error={model.field(name).error} required={!optional}>
      <TypedField model={model} name={name} label={label()} hint={hint()} max={max} input={input} />
      {unit && <Text className={styles.typed__unit}>{unit()}</Text>}
    </FormRow>
  )
})

/** Several lines of text. */
export const LongRow = observer(({ model, row: { name, label, optional, hint, max } }: RowProps<'long'>) => {
  const field = model.field(name)
  return (
    <FormRow label={label()} id={model.idOf(name)} required={!optional} look="tall">
      <TextArea
        label={label()}
        value={field.value}
        placeholder={hint()}
        max={max}
        onChange={field.set}
        onBlur={() => model.form.leave(name)}
        error={field.error}
      />
    </FormRow>
  )
})

/** Numbers side by side. */
export const SizesRow = observer(({ model, row: { name, label, unit, sizes } }: RowProps<'sizes'>) => {
  const error = sizes.map((size) => model.field(size.name).error).find(Boolean)
  return (
    <FormRow label={label()} note={unit()} id={`${name}-sizes`} error={error} look="tall">
      <View className={styles.typed__sizes}>
        {sizes.map((size) => (
          <View key={size.name} id={model.idOf(size.name)} className={styles.typed__size}>
            <Text className={styles.typed__caption}>{size.caption()}</Text>
            <TypedField
              model={model}
              name={size.name}
              label={`${label()}, ${size.caption()}`}
              hint=""
              max={9}
              input="digit"
            />
          </View>
        ))}
      </View>
    </FormRow>
  )
})
