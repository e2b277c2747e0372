import { Text, View } from '@tarojs/components'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { LetterList, NameRows } from '@/components/list/LetterList'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { AreaCodeModel } from './model'
import { words } from './text'

export default screen('areaCodes', () => {
  const model = useModel(() => new AreaCodeModel())
  const { title, search, usual, none, noneText } = words()
  const pick = (key: string) => void model.choose(key)
  return (
    <Screen title={title} scrollIntoView={model.target.goal}>
      <View className={styles.areas}>
        <SearchField value={model.typed} onChange={model.type} placeholder={search} />
        {!model.typed.trim() ? (
          <>
            <Text className={styles.areas__heading}>{usual}</Text>
            <NameRows items={model.usual} chosen={undefined} onChoose={pick} />
            <LetterList items={model.found} chosen={undefined} onChoose={pick} onGoTo={model.target.to} />
          </>
        ) : model.found.length ? (
          <View className={styles.areas__found}>
            <NameRows items={model.found} chosen={undefined} onChoose={pick} />
          </View>
        ) : (
          <StateView kind="empty" art="search" title={none} text={noneText} />
        )}
      </View>
    </Screen>
  )
})
