import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'
import { StoreFilterSheet } from '@/components/StoreFilters/sheet'
import { useModel } from '@/stores'
import { Discover } from './parts/discover'
import { Past } from './parts/history'
import { Popular } from './parts/popular'
import { Ranks } from './parts/ranks'
import { Results } from './parts/results'
import { SearchBar } from './parts/search-bar'
import { Suggestions } from './parts/suggestions'
import { SearchModel } from './model'
import styles from './index.module.scss'

export default screen('search', ({ keyword }) => {
  const model = useModel((api, stores) => new SearchModel(api, stores, keyword))
  const { offered, storeList, searching, typed } = model
  useEffect(() => void offered.load(), [offered])
  return (
    <Screen
      nav={<SearchBar model={model} />}
      surface={typed.trim() && !searching ? 'white' : 'page'}
      overlay={storeList && <StoreFilterSheet list={storeList} />}
    >
      {searching ? (
        <Results model={model} />
      ) : typed.trim() ? (
        <Suggestions model={model} />
      ) : (
        <>
          <View className={styles.search__words}>
            <Past model={model} />
            <Discover model={model} />
          </View>
          <Ranks model={model} />
          <Popular model={model} />
        </>
      )}
    </Screen>
  )
})
