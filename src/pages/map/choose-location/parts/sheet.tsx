import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import styles from '../index.module.scss'
import type { ChooseLocationModel, NearPlace } from '../model'
import { tabNames, words } from '../text'
import { PlaceRow } from './place-row'
import { PlacesSkeleton } from './skeleton'

interface Props {
  model: ChooseLocationModel
}

const isSame = (one: NearPlace, other: NearPlace | undefined) =>
  one.name === other?.name && one.latitude === other.latitude && one.longitude === other.longitude

/** The list of places around the pin, which a press on its grip makes taller. */
export const Sheet = observer(({ model }: Props) => {
  const t = words()
  const { isTall, tab } = model
  return (
    <View className={styles[isTall ? 'choose__sheet--tall' : 'choose__sheet']}>
      <Press
        label={isTall ? t.lower : t.taller}
        onPress={() => model.setTall(!isTall)}
        className={styles.choose__grip}
        reach={16}
      >
        <View className={styles.choose__gripBar} />
      </Press>
      <View className={styles.choose__tabs}>
        <Tabs
          items={tabNames.map((value) => ({ value, name: t[value] }))}
          value={tab}
          onChange={model.setTab}
          align="start"
        />
      </View>
      <ScrollView className={styles.choose__scroll} scrollY enhanced showScrollbar={false}>
        <OwnName model={model} />
        <Around model={model} />
      </ScrollView>
    </View>
  )
})

/** A name for a spot that has none. */
const OwnName = observer(({ model }: Props) => {
  const { nameIt, nameHint } = words()
  if (!model.needsName) return null
  return (
    <View className={styles.choose__own}>
      <Field
        label={nameIt}
        value={model.ownName}
        onChange={model.name}
        placeholder={nameHint}
        maxLength={limits.addressMax}
      />
    </View>
  )
})

const Around = observer(({ model }: Props) => {
  const { noneNear, noneNearText, noneKind } = words()
  return (
    <AsyncView
      resource={model.near}
      skeleton={<PlacesSkeleton />}
      inline
      empty={{
        when: ({ items }) => items.length === 0,
        view: <StateView kind="empty" title={model.tab === 'all' ? noneNear : noneKind} text={noneNearText} inline />,
      }}
    >
      {({ items }) => (
        <View className={styles.choose__list}>
          {items.map((place, index) => (
            <PlaceRow
              key={`${place.name} ${place.latitude} ${place.longitude}`}
              place={place}
              address={place.address}
              on={isSame(place, model.place)}
              first={index === 0}
              onPress={() => model.pick(place)}
            />
          ))}
        </View>
      )}
    </AsyncView>
  )
})
