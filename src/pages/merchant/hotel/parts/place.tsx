import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnHotel } from '@contract/entities/merchant-hotel'
import { Chip } from '@/components/base/Chip'
import type { MerchantHotel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: MerchantHotel
  places: OwnHotel['places']
}

/** Area and brand that a hotel is found by. */
export const Place = observer(function Place({ model, places: { areas, brands } }: Props) {
  const t = words()
  const { areaKey, brandKey } = model.facts
  return (
    <>
      {areas.length > 0 && (
        <Choice
          name={t.area}
          none={t.noArea}
          items={areas}
          value={areaKey}
          onChoose={(key) => model.set({ areaKey: key })}
        />
      )}
      {brands.length > 0 && (
        <Choice
          name={t.brand}
          none={t.noBrand}
          items={brands}
          value={brandKey}
          onChoose={(key) => model.set({ brandKey: key })}
        />
      )}
    </>
  )
})

interface ChoiceProps {
  name: string
  /** Choice of none of the items. */
  none: string
  items: OwnHotel['places']['areas']
  value: string | null | undefined
  onChoose: (key: string | null) => void
}

const Choice = ({ name, none, items, value = null, onChoose }: ChoiceProps) => (
  <View className={styles.hotel__card}>
    <Text className={styles.hotel__title} role="heading" aria-level={2}>
      {name}
    </Text>
    <View className={styles.hotel__chips} role="group" aria-label={name}>
      <Chip ground="card" text={none} on={value === null} onPress={() => onChoose(null)} />
      {items.map(({ key, name: text }) => (
        <Chip key={key} ground="card" text={text} on={key === value} onPress={() => onChoose(key)} />
      ))}
    </View>
  </View>
)
