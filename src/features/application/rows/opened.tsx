import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { RowBase } from '../spec'
import { words } from '../text'
import { FormRow } from '@/components/form/FormRow'
import type { RowProps, TypedForm } from './props'
import styles from './opened.module.scss'

interface Props {
  model: TypedForm
  row: RowBase
  onOpen: () => void
  /** The value as it is shown, where that differs. */
  shown?: string
}

/** A row whose answer is chosen elsewhere. */
export const OpenedRow = observer(({ model, row: { name, label, optional }, onOpen, shown }: Props) => {
  const field = model.field(name)
  const value = shown ?? field.value
  const text = value || words().choose
  return (
    <FormRow label={label()} id={model.idOf(name)} error={field.error} required={!optional}>
      <Press label={`${label()}, ${text}`} onPress={onOpen} className={styles.opened}>
        <Text className={styles[value ? 'opened__value' : 'opened__value--none']}>{text}</Text>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
    </FormRow>
  )
})

export const RegionRow = observer(({ model, row }: RowProps<'region'>) => (
  <OpenedRow model={model} row={row} onOpen={() => model.openRegion(row.name)} />
))

export const DayRow = observer(({ model, row }: RowProps<'day'>) => (
  <OpenedRow model={model} row={row} onOpen={() => model.open(row.name)} />
))

export const AddressRow = observer(({ model, row }: RowProps<'address'>) => (
  <OpenedRow model={model} row={row} onOpen={() => void model.chooseAddress(row)} />
))

export const SelectRow = observer(({ model, row }: RowProps<'select'>) => {
  const { value } = model.field(row.name)
  const shown = model.optionsFor(row.name).value?.find((option) => option.value === value)?.text
  return <OpenedRow model={model} row={row} onOpen={() => model.open(row.name)} shown={shown ?? value} />
})
