import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import type { FoundGoods } from '@contract/entities/goods'
import type { Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

interface Chosen {
  sort: GoodsSort
  filters: GoodsFilter[]
}

/** Dishes of the stores around that match a keyword, in an order and behind filters. */
export class GoodsList {
  readonly goods: PagedResource<FoundGoods, Chosen>
  sort: GoodsSort = 'match'
  filters: GoodsFilter[] = []

  constructor(
    api: Api,
    readonly keyword: string,
  ) {
    this.goods = new PagedResource<FoundGoods, Chosen>(
      (page, chosen) => {
        const quiet = page.cursor !== undefined || this.goods.status !== 'ready'
        return api.goods.advancedSearch({ ...page, ...chosen, keyword }, { quiet })
      },
      () => ({ sort: this.sort, filters: [...this.filters] }),
    )
    makeModel(this, 'goods', 'keyword')
  }

  choose(sort: GoodsSort, filters: GoodsFilter[]): void {
    this.sort = sort
    this.filters = filters
    void this.goods.reload()
  }

  clearFilters(): void {
    this.choose(this.sort, [])
  }

  dispose(): void {
    this.goods.dispose()
  }
}
