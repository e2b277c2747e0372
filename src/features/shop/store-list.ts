import type { StoreFilter, StoreSort } from '@contract/calls/store'
import type { StoreHit, StoreSummary } from '@contract/entities/store'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { PagedResource, type PageRequest } from '@/state/base/paged-resource'
import { openStore } from './store-page'

interface Search {
  /** What is looked for in the names of stores and of what they sell. */
  keyword?: string
  /** The key of a category or of a group of them; all of them unless given. */
  category?: string
  group?: string
}

/** A store of a list; of one that was searched for with the goods that match. */
export type ListedStore = StoreSummary & Partial<Pick<StoreHit, 'hits'>>

interface Chosen extends Search {
  sort: StoreSort
  filters: StoreFilter[]
}

/** The stores around the place, in an order and behind filters that the person chooses (product text §2, stores). */
export class StoreList {
  readonly stores: PagedResource<ListedStore, Chosen>
  sort: StoreSort = 'recommended'
  filters: StoreFilter[] = []
  /** The sheet with all orders and filters is open. */
  choosing = false

  constructor(
    api: Api,
    public search: Search = {},
    filters: StoreFilter[] = [],
  ) {
    this.filters = filters
    const fetch = (page: PageRequest, { keyword, ...chosen }: Chosen) => {
      // A list that stays while another one is on its way does not show by itself that something happens.
      const quiet = page.cursor !== undefined || this.stores.status !== 'ready'
      const request = { ...page, ...chosen }
      return keyword ? api.store.search({ ...request, keyword }, { quiet }) : api.store.list(request, { quiet })
    }
    const chosen = () => ({ ...this.search, sort: this.sort, filters: [...this.filters] })
    this.stores = new PagedResource<ListedStore, Chosen>(fetch, chosen)
    makeModel(this, 'stores')
  }

  /** Puts the stores in an order, behind filters. */
  choose(sort: StoreSort, filters: StoreFilter[]): void {
    this.sort = sort
    this.filters = filters
    void this.stores.reload()
  }

  openSheet(): void {
    this.choosing = true
  }

  closeSheet(): void {
    this.choosing = false
  }

  /** Looks somewhere else: in another category or group. */
  look(search: Search): void {
    this.search = search
    void this.stores.reload()
  }

  /** Opens a store, whose data are asked for while its screen is on its way. */
  open({ id }: ListedStore): void {
    openStore(id)
  }

  /** Takes all filters away; the order stays. */
  clearFilters(): void {
    this.choose(this.sort, [])
  }

  dispose(): void {
    this.stores.dispose()
  }
}
