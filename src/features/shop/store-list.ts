import type { StoreFilter, StoreSort } from '@contract/calls/store'
import type { StoreHit, StoreSummary } from '@contract/entities/store'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

interface Search {
  /** What is looked for in the names of stores and of what they sell. */
  keyword?: string | undefined
  /** The key of a category or of a group of them; all of them unless given. */
  category?: string | undefined
  group?: string | undefined
}

/** A store of a list; of one that was searched for with the goods that match. */
export type ListedStore = StoreSummary & Partial<Pick<StoreHit, 'hits'>>

interface Choice extends Search {
  sort: StoreSort
  filters: StoreFilter[]
}

/** The stores around the place, in an order and behind filters that the person chooses (product text §2, stores). */
export class StoreList {
  readonly found: FilteredList<ListedStore, Choice>
  /** The sheet with all orders and filters is open. */
  choosing = false

  constructor(api: Api, search: Search = {}, filters: StoreFilter[] = []) {
    this.found = new FilteredList<ListedStore, Choice>(
      ({ keyword, ...request }, options) =>
        keyword ? api.store.search({ ...request, keyword }, options) : api.store.list(request, options),
      { ...search, sort: 'recommended', filters },
      { filters: [] },
    )
    makeModel(this, 'found')
  }

  openSheet(): void {
    this.choosing = true
  }

  closeSheet(): void {
    this.choosing = false
  }

  /** Looks somewhere else: in another category or group. */
  look({ category, group }: Pick<Search, 'category' | 'group'>): void {
    this.found.choose({ category, group })
  }

  dispose(): void {
    this.found.dispose()
  }
}
