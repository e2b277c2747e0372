import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { FormRow } from '@/components/form/FormRow'
import type { RowProps } from './props'
import styles from './chips.module.scss'

/** One of a few choices. */
export const ChipsRow = observer(({ model, row: { name, label, optional, choices } }: RowProps<'chips'>) => {
  const field = model.field(name)
  return (
    <FormRow label={label()} id={model.idOf(name)} error={field.error} required={!optional}>
      <View className={styles.chips} role="group" aria-label={label()}>
        {choices().map(({ value, text }) => (
          <Chip
            key={value}
            text={text}
            icon={field.value === value ? 'check' : undefined}
            on={field.value === value}
            ground="card"
            onPress={() => model.choose(name, value)}
          />
        ))}
      </View>
    </FormRow>
  )
})

/** Any of a few choices. */
export const ManyChipsRow = observer(({ model, row: { name, label, optional, choices } }: RowProps<'manyChips'>) => {
  const chosen = model.list(name)
  return (
    <FormRow label={label()} id={model.idOf(name)} error={model.field(name).error} required={!optional}>
      <View className={styles.chips} role="group" aria-label={label()}>
        {choices().map(({ value, text }) => (
          <Chip
            key={value}
            text={text}
            icon={chosen.includes(value) ? 'check' : undefined}
            on={chosen.includes(value)}
            ground="card"
            onPress={() => model.toggle(name, value)}
          />
        ))}
      </View>
    </FormRow>
  )
})
