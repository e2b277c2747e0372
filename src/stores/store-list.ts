import { makeAutoObservable } from 'mobx'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import type { StoreSummary } from '@contract/entities/store'
import type { Api } from '@/services/api'
import { PagedResource } from './paged-resource'

interface Search {
  /** What is looked for in the names of stores and of what they sell. */
  keyword?: string
  /** The key of a category; all of them unless given. */
  category?: string
}

/** The stores around the place, in an order and behind filters that the person chooses (product text §2, stores). */
export class StoreList {
  readonly stores: PagedResource<StoreSummary>
  sort: StoreSort = 'recommended'
  filters: StoreFilter[] = []

  constructor(
    api: Api,
    readonly search: Search = {},
  ) {
    this.stores = new PagedResource((page) => {
      // A list that stays while another one is on its way does not show by itself that something happens.
      const quiet = page.page > 1 || this.stores.status !== 'ready'
      return api.store.list({ ...page, ...search, sort: this.sort, filters: [...this.filters] }, { quiet })
    })
    makeAutoObservable(this, { stores: false, search: false }, { autoBind: true })
  }

  choose(sort: StoreSort, filters: StoreFilter[]): void {
    this.sort = sort
    this.filters = filters
    void this.stores.reload()
  }

  clearFilters(): void {
    this.choose(this.sort, [])
  }

  dispose(): void {
    this.stores.dispose()
  }
}
