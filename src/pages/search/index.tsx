import { useEffect } from 'react'
import { Screen, screen } from '@/components/Screen'
import { StoreFilters } from '@/components/StoreFilters'
import { useModel } from '@/stores'
import { Discover } from './parts/discover'
import { History } from './parts/history'
import { Results } from './parts/results'
import { SearchBar } from './parts/search-bar'
import { SearchModel } from './model'

export default screen('search', (params) => {
  const model = useModel((api, stores) => new SearchModel(api, stores, params))
  const { category, results, categories } = model
  useEffect(() => void categories.load(), [categories])
  if (category !== undefined) {
    return (
      <Screen title={model.title} onRefresh={results?.stores.reload}>
        {results && <StoreFilters list={results} />}
        <Results model={model} />
      </Screen>
    )
  }
  return (
    <Screen nav={<SearchBar model={model} />} surface={results ? 'page' : 'white'}>
      {results ? (
        <Results model={model} />
      ) : (
        <>
          <History model={model} />
          <Discover categories={categories} />
        </>
      )}
    </Screen>
  )
})
