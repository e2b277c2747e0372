import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnHotel } from '@contract/entities/merchant-hotel'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import type { MerchantHotel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: MerchantHotel
  places: OwnHotel['places']
}

/** Area, brand and themes that a hotel is found by. */
export const Place = observer(function Place({ model, places: { areas, brands, themes } }: Props) {
  const t = words()
  const { areaKey, brandKey, themes: own = [] } = model.facts
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
      {themes.length > 0 && (
        <Card name={t.themes}>
          {themes.map(({ key, name }) => (
            <Chip key={key} ground="card" text={name} on={own.includes(key)} onPress={() => model.toggleTheme(key)} />
          ))}
        </Card>
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
  <Card single name={name}>
    <Chip role="radio" ground="card" text={none} on={value === null} onPress={() => onChoose(null)} />
    {items.map(({ key, name: text }) => (
      <Chip role="radio" key={key} ground="card" text={text} on={key === value} onPress={() => onChoose(key)} />
    ))}
  </Card>
)

interface CardProps {
  name: string
  single?: boolean
  children: ReactNode
}

/** A card of chips. */
const Card = ({ name, single, children }: CardProps) => (
  <View className={styles.hotel__card}>
    <Text className={styles.hotel__title} role="heading" aria-level={2}>
      {name}
    </Text>
    <ChipSet single={single} label={name}>
      {children}
    </ChipSet>
  </View>
)
