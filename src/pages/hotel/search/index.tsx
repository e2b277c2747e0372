import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PastWords } from '@/features/search/PastWords'
import { words as common } from '@/features/stay/text'
import { dictionary } from '@/i18n'
import type { Answer } from '@/services/api'
import { Written } from '@/platform/view/written'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { HotelSearchModel } from './model'

type Suggestion = Answer<'hotel.suggest'>['items'][number]

const words = dictionary({
  en: {
    hint: 'Area, landmark or hotel',
    hintIn: (city: string) => `Area or hotel in ${city}`,
    popular: 'Popular',
    stays: (count: number) => `${count} ${count === 1 ? 'stay' : 'stays'}`,
    none: (word: string) => `No results for “${word}”`,
    find: 'Search all stays',
    area: 'Area',
    landmark: 'Landmark',
    brand: 'Brand',
    meant: (word: string) => `Did you mean “${word}”?`,
  },
  zh: {
    hint: '区域、地标或酒店名',
    hintIn: (city: string) => `搜索${city}的区域、地标或酒店`,
    popular: '热门',
    stays: (count: number) => `${count}家`,
    none: (word: string) => `没有找到“${word}”`,
    find: '直接搜索',
    area: '区域',
    landmark: '地标',
    brand: '品牌',
    meant: (word: string) => `您要找的是“${word}”吗？`,
  },
})

const icons: Readonly<Record<Suggestion['kind'], IconName>> = {
  area: 'map-pin',
  landmark: 'landmark',
  brand: 'tag',
  hotel: 'bed-double',
}

export default screen('hotelSearch', () => {
  const model = useModel((api, root) => new HotelSearchModel(api, root))
  const { word, write, submit, found } = model
  const t = words()
  const hint = model.city ? t.hintIn(model.city) : t.hint
  const field = <SearchField value={word} onChange={write} placeholder={hint} look="strong" focus onSubmit={submit} />
  return (
    <Screen nav={<FieldBar field={field} />} surface="white">
      {word.trim() === '' && <PastWords names={model.names} onChoose={model.chooseAgain} onForget={model.forget} />}
      <AsyncView
        resource={found}
        empty={{
          when: ({ items }) => items.length === 0,
          view: (
            <StateView
              kind="empty"
              art="search"
              title={t.none(word.trim())}
              action={{ text: t.find, onPress: submit }}
            />
          ),
        }}
      >
        {({ items }) => (
          <View className={styles.search}>
            {word.trim() === '' && <Text className={styles.search__title}>{t.popular}</Text>}
            {model.meant && <Meant meant={model.meant} onPress={write} />}
            {items.map((one) => (
              <Row key={one.kind + one.key} one={one} onPress={() => model.choose(one)} />
            ))}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Meant = ({ meant, onPress }: { meant: string; onPress: (word: string) => void }) => (
  <Press label={words().meant(meant)} onPress={() => onPress(meant)} className={styles.search__row}>
    <Text className={styles.search__meant}>{words().meant(meant)}</Text>
  </Press>
)

const Row = observer(({ one, onPress }: { one: Suggestion; onPress: () => void }) => {
  const { kind, name, count } = one
  // An area and a landmark may have one name.
  const note = one.note || (kind === 'hotel' ? '' : words()[kind])
  return (
    <Press label={[name, note].filter(Boolean).join(', ')} onPress={onPress} className={styles.search__row}>
      <Icon name={icons[kind]} size={36} colour="ink-3" />
      <View className={styles.search__words}>
        <Text className={styles.search__name} numberOfLines={1}>
          <Written text={name} />
        </Text>
        {note !== '' && (
          <Text className={styles.search__note} numberOfLines={1}>
            {note}
          </Text>
        )}
      </View>
      <Text className={styles.search__note}>{kind === 'hotel' ? common().hotel : words().stays(count)}</Text>
    </Press>
  )
})
