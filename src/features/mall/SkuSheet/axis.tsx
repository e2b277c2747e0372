import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ProductAxis } from '@contract/entities/product'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import type { SkuPicker } from '../sku-picker'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  picker: SkuPicker
  axis: ProductAxis
  index: number
}

/** One axis: its values, of which one can be chosen. */
export const SkuAxis = observer(function SkuAxis({ picker, axis, index }: Props) {
  return (
    <View className={styles.sku__axis}>
      <Text className={styles['sku__axis-name']}>{axis.name}</Text>
      <View className={styles.sku__values} role="group" aria-label={axis.name}>
        {axis.values.map(({ name }, value) => (
          <Value key={name} picker={picker} axis={axis} index={index} value={value} />
        ))}
      </View>
    </View>
  )
})

const Value = observer(function Value({ picker, axis, index, value }: Props & { value: number }) {
  const { name = '', picture = null } = axis.values[value] ?? {}
  const state = picker.states[index]?.[value] ?? 'off'
  const on = picker.choice[index] === value
  const { soldOut, off } = words()
  const look = on ? 'on' : state === 'open' ? 'open' : 'out'
  const note = state === 'soldOut' ? soldOut : state === 'off' ? off : ''
  return (
    <Press
      role="checkbox"
      label={note ? `${name}, ${note}` : name}
      on={on}
      disabled={!on && state !== 'open'}
      onPress={() => picker.choose(index, value)}
      reach={8}
      className={styles[`sku__value--${look}`]}
    >
      {picture && <Picture picture={picture} width={56} radius={8} faded={look === 'out'} />}
      <Text className={styles[state === 'off' && !on ? 'sku__value-name--off' : `sku__value-name--${look}`]}>
        {name}
      </Text>
      {state === 'soldOut' && (
        <View className={styles.sku__out}>
          <Tag tone="dark" text={soldOut} />
        </View>
      )}
    </Press>
  )
})
