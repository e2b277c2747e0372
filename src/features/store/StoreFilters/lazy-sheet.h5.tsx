import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import type { StoreList } from '@/features/store/store-list'
import type { StoreFilterSheet } from './sheet'

interface Loaded {
  readonly Sheet: typeof StoreFilterSheet
}

/** The sheet of all sort orders and filters; the web loads it when it is first opened, since home is one of its screens. */
export const LazyFilterSheet = observer(({ list }: { list: StoreList }) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const { choosing } = list
  useEffect(() => {
    if (choosing && !loaded) void import('./sheet').then(({ StoreFilterSheet: Sheet }) => setLoaded({ Sheet }))
  }, [choosing, loaded])
  return loaded ? <loaded.Sheet list={list} /> : null
})
