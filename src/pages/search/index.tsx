import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { LazyStoreFilterSheet } from '@/features/store/StoreFilters/lazy-sheet'
import { PastWords } from '@/features/search/PastWords'
import { useModel } from '@/state'
import { Discover, WordSkeleton } from './parts/discover'
import { Popular } from './parts/popular'
import { Ranks } from './parts/ranks'
import { Results } from './parts/results'
import { SearchBar } from './parts/search-bar'
import { Suggestions } from './parts/suggestions'
import { SearchModel } from './model'
import styles from './index.module.scss'

export default screen('search', ({ keyword, word }) => {
  const model = useModel((api, root) => new SearchModel(api, root, keyword, word))
  const { offered, storeList, searching, typed } = model
  useEffect(() => void offered.load(), [offered])
  return (
    <Screen
      nav={<SearchBar model={model} />}
      surface={typed.trim() && !searching ? 'white' : 'page'}
      overlay={storeList && <LazyStoreFilterSheet list={storeList} />}
    >
      {searching ? <Results model={model} /> : typed.trim() ? <Suggestions model={model} /> : <Offer model={model} />}
    </Screen>
  )
})

/** Content before typing; rendered after the history, which is at the top. */
const Offer = observer(({ model }: { model: SearchModel }) => (
  <>
    <View className={styles.search__words}>
      {model.past.coming ? (
        <WordSkeleton />
      ) : (
        <>
          <PastWords names={model.past.names} onChoose={model.searchFor} onForget={() => void model.forgetHistory()} />
          <Discover model={model} />
        </>
      )}
    </View>
    {!model.past.coming && <Ranks model={model} />}
    {!model.past.coming && <Popular model={model} />}
  </>
))
