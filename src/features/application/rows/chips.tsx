import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import type { RowProps } from './props'
import styles from './chips.module.scss'
import { Row } from './row'

/** One of a few choices. */
export const ChipsRow = observer(({ model, row: { name, label, optional, choices } }: RowProps<'chips'>) => {
  const field = model.field(name)
  return (
    <Row label={label()} id={model.idOf(name)} error={field.error} optional={optional}>
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
    </Row>
  )
})

/** Any of a few choices. */
export const ManyChipsRow = observer(({ model, row: { name, label, optional, choices } }: RowProps<'manyChips'>) => {
  const chosen = model.list(name)
  return (
    <Row label={label()} id={model.idOf(name)} error={model.field(name).error} optional={optional}>
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
    </Row>
  )
})
