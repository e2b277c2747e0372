import type { StoreFilter, StoreSort } from '@contract/calls/store'
import type { StoreHit, StoreSummary } from '@contract/entities/store'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

interface Search {
  /** Keyword for names of stores and goods. */
  keyword?: string | undefined
  /** Key of a category or of a category group; all stores by default. */
  category?: string | undefined
  group?: string | undefined
}

/** A listed store, with its matching goods in search results. */
export type ListedStore = StoreSummary & Partial<Pick<StoreHit, 'hits'>>

interface Choice extends Search {
  sort: StoreSort
  filters: StoreFilter[]
}

/** Stores near the place, with sorting and filters (product text §2, stores). */
export class StoreList {
  readonly found: FilteredList<ListedStore, Choice>
  /** Whether the filter sheet is open. */
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

  /** Changes the category or the group. */
  look({ category, group }: Pick<Search, 'category' | 'group'>): void {
    this.found.choose({ category, group })
  }

  dispose(): void {
    this.found.dispose()
  }
}
