import { observer } from 'mobx-react'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import { FilterChips } from '@/components/form/FilterChips'
import type { StoreList } from '@/features/store/store-list'
import { words } from './text'

const sorts: readonly StoreSort[] = ['recommended', 'distance', 'sales', 'rating']
const filters: readonly StoreFilter[] = ['fullDiscount', 'member', 'freeDelivery', 'openNow', 'selfPickup', 'new']

/** Sort orders and filters of a store list; the screen also needs a LazyStoreFilterSheet. */
export const StoreFilters = observer(({ list }: { list: StoreList }) => {
  const t = words()
  const { choice, choose } = list.found
  return (
    <FilterChips
      sorts={sorts.map((value) => ({ value, name: t[value] }))}
      sort={choice.sort}
      filters={filters.map((value) => ({ value, name: t[value], icon: value === 'member' ? 'crown' : undefined }))}
      chosen={choice.filters}
      onChange={choose}
      onMore={list.openSheet}
    />
  )
})
