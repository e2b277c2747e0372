import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LetterList, NameRows } from '@/components/list/LetterList'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelCityModel } from './model'
import { words } from './text'

interface Props {
  model: HotelCityModel
}

export default screen('hotelCity', () => {
  const model = useModel((api, root) => new HotelCityModel(api, root))
  const { title, search, empty, emptyText } = words()
  const { cities, target, typed, type } = model
  return (
    <Screen title={title} scrollIntoView={target.goal} onRefresh={cities.reload}>
      <View className={styles.city}>
        <SearchField value={typed} onChange={type} placeholder={search} />
        <AsyncView
          resource={cities}
          empty={{
            when: ({ items }) => items.length === 0,
            view: <StateView kind="empty" art="place" title={empty} text={emptyText} />,
          }}
        >
          {() => (typed.trim() ? <Found model={model} /> : <All model={model} />)}
        </AsyncView>
      </View>
    </Screen>
  )
})

const itemsOf = (cities: HotelCityModel['found']) =>
  cities.map(({ code: key, name, letter }) => ({ key, name, letter }))

const Found = observer(({ model: { found, chosen, choose } }: Props) => {
  const { none, noneText } = words()
  if (found.length === 0) return <StateView kind="empty" art="place" title={none} text={noneText} />
  return (
    <View className={styles.city__rows}>
      <NameRows items={itemsOf(found)} chosen={chosen} onChoose={choose} />
    </View>
  )
})

/** Content before typing: the nearest city, recent ones, and all. */
const All = observer(({ model }: Props) => {
  const { cities, recent, found, chosen, choose, chooseNearest, isMany, target } = model
  const { current } = cities.ready
  const t = words()
  const items = itemsOf(found)
  return (
    <>
      {current && (
        <Part title={t.current}>
          <Chip icon="locate-fixed" text={current.name} onPress={chooseNearest} />
        </Part>
      )}
      {recent.length > 0 && (
        <Part title={t.recent}>
          {recent.map(({ code, name }) => (
            <Chip key={code} text={name} on={code === chosen} onPress={() => choose(code)} />
          ))}
        </Part>
      )}
      {isMany ? (
        <LetterList items={items} chosen={chosen} onChoose={choose} onGoTo={target.to} />
      ) : (
        <View className={styles.city__rows}>
          <NameRows items={items} chosen={chosen} onChoose={choose} />
        </View>
      )}
    </>
  )
})

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <View className={styles.city__part}>
    <Text className={styles.city__heading} role="heading" aria-level={2}>
      {title}
    </Text>
    <View className={styles.city__chips}>{children}</View>
  </View>
)
