import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Option, OptionGroup } from '@contract/entities/goods'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { ChipSet } from '@/components/form/ChipSet'
import type { SkuModel } from '@/features/goods/sku'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: SkuModel
  group: OptionGroup
}

const nameOf = ({ name, priceDelta }: Option): string => {
  if (priceDelta === 0) return name
  return `${name} ${priceDelta > 0 ? '+' : ''}${formatMoney(priceDelta, { trim: true })}`
}

/** An option group: a required group takes exactly one option. */
export const SkuGroup = observer(function SkuGroup({ model, group }: Props) {
  const { required, optional } = words()
  return (
    <View className={styles.sku__group}>
      <View className={styles.sku__title}>
        <Text className={styles['sku__group-name']}>{group.name}</Text>
        <Text className={styles['sku__group-note']}>{group.required ? required : optional(group.max)}</Text>
      </View>
      <ChipSet label={group.name}>
        {group.options.map((option) => (
          <SkuOption key={option.id} model={model} group={group} option={option} />
        ))}
      </ChipSet>
    </View>
  )
})

const SkuOption = observer(({ model, group, option }: Props & { option: Option }) => {
  const look = option.soldOut ? 'out' : model.isChosen(option) ? 'on' : 'off'
  const { soldOut } = words()
  return (
    <Press
      role={group.required ? 'radio' : 'checkbox'}
      label={option.soldOut ? `${nameOf(option)}, ${soldOut}` : nameOf(option)}
      on={look === 'on'}
      disabled={option.soldOut}
      onPress={() => model.choose(group, option)}
      reach={8}
      className={styles[`sku__option--${look}`]}
    >
      <Text className={styles[`sku__option-name--${look}`]}>{nameOf(option)}</Text>
      {option.soldOut && (
        <View className={styles.sku__out}>
          <Tag tone="dark" text={soldOut} />
        </View>
      )}
    </Press>
  )
})
