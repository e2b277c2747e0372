import { observer } from 'mobx-react'
import type { ProductFilter, ProductSort } from '@contract/calls/mall'
import { FilterChips } from '@/components/form/FilterChips'
import type { ProductList } from '../product-list'
import { words } from './text'

const sorts = ['match', 'sales', 'priceUp', 'priceDown'] as const satisfies readonly ProductSort[]
const filters: readonly ProductFilter[] = ['activity', 'member', 'inStock']

/** Sort orders and filters of a list of products; the screen also needs a ProductFilterSheet. */
export const ProductFilters = observer(function ProductFilters({ list }: { list: ProductList }) {
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
