import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import type { FoundGoods } from '@contract/entities/goods'
import type { Api } from '@/services/api'
import { FilteredList } from '@/state/base/filtered-list'

interface Choice {
  keyword: string
  sort: GoodsSort
  filters: GoodsFilter[]
}

/** Sorted and filtered nearby dishes matching a keyword. */
export type GoodsList = FilteredList<FoundGoods, Choice>

/** Dishes matching `keyword`, by relevance. */
export const goodsList = (api: Api, keyword: string): GoodsList =>
  new FilteredList<FoundGoods, Choice>(
    api.goods.advancedSearch,
    { keyword, sort: 'match', filters: [] },
    { filters: [] },
  )
