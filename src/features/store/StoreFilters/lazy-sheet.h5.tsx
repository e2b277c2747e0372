import { observer } from 'mobx-react'
import type { StoreList } from '@/features/store/store-list'
import { useLoaded } from '@/platform/navigation/loaded'

const load = () => import('./sheet')

/** The sheet of all sort orders and filters; the web loads it when it is first opened, since home is one of its screens. */
export const LazyStoreFilterSheet = observer(function LazyStoreFilterSheet({ list }: { list: StoreList }) {
  const loaded = useLoaded(load, list.choosing, list.closeSheet)
  return loaded ? <loaded.StoreFilterSheet list={list} /> : null
})
