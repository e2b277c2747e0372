import { View } from '@tarojs/components'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LetterList, NameRows } from '@/components/list/LetterList'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { CityPickerModel } from './model'
import { CitySkeleton } from './parts/skeleton'
import { CurrentCity, PopularCities } from './parts/shortcuts'
import { words } from './text'

export default screen('cityPicker', () => {
  const model = useModel((api, root) => new CityPickerModel(api, root))
  const { title, search, none, noneText } = words()
  const { typed, found, chosen, choose } = model
  const items = found.map(({ code: key, name, letter }) => ({ key, name, letter }))
  const pick = (key: string) => void choose(key)
  return (
    <Screen title={title} scrollIntoView={model.target.goal} onRefresh={model.cities.reload}>
      <View className={styles.picker}>
        <SearchField value={typed} onChange={model.type} placeholder={search} />
        <AsyncView resource={model.cities} skeleton={<CitySkeleton />}>
          {({ hot }) =>
            !typed.trim() ? (
              <>
                <CurrentCity model={model} />
                <PopularCities cities={hot} model={model} />
                <LetterList items={items} chosen={chosen} onChoose={pick} onGoTo={model.target.to} />
              </>
            ) : items.length ? (
              <View className={styles.picker__found}>
                <NameRows items={items} chosen={chosen} onChoose={pick} />
              </View>
            ) : (
              <StateView kind="empty" art="place" title={none} text={noneText} />
            )
          }
        </AsyncView>
      </View>
    </Screen>
  )
})
