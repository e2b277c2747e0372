import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import type { FoundGoods } from '@contract/entities/goods'
import type { Api } from '@/services/api'
import { FilteredList } from '@/state/base/filtered-list'

interface Choice {
  keyword: string
  sort: GoodsSort
  filters: GoodsFilter[]
}

/** Dishes of the stores around that match a keyword, in an order and behind filters. */
export type GoodsList = FilteredList<FoundGoods, Choice>

/** The dishes that match `keyword`, the best match first. */
export const goodsList = (api: Api, keyword: string): GoodsList =>
  new FilteredList<FoundGoods, Choice>(
    api.goods.advancedSearch,
    { keyword, sort: 'match', filters: [] },
    { filters: [] },
  )
