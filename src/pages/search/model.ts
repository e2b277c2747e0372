import { makeAutoObservable } from 'mobx'
import { confirm } from '@/platform/feedback'
import type { Answer, Api } from '@/services/api'
import { Resource, StoreList, type RootStore } from '@/stores'
import { words } from './text'

export type Category = Answer<'store.categories'>['items'][number]

interface Params {
  keyword?: string
  /** The key of a category; empty for all stores. */
  category?: string
}

/** Looks for stores and dishes by words, or shows the stores of a category (product text §2, search). */
export class SearchModel {
  readonly categories: Resource<Category[]>
  readonly category: string | undefined
  /** What stands in the field; it is looked for once it is sent. */
  typed = ''
  /** What was found, or is being looked for; undefined before the first search. */
  results: StoreList | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly stores: RootStore,
    { keyword, category }: Params,
  ) {
    this.categories = new Resource(async () => (await api.store.categories({}, { quiet: true })).items)
    this.category = category
    makeAutoObservable<this, 'api' | 'stores'>(this, { api: false, stores: false }, { autoBind: true })
    if (category !== undefined) this.results = new StoreList(api, category ? { category } : {})
    else if (keyword) this.searchFor(keyword)
  }

  get history(): readonly string[] {
    return this.stores.searchHistory.names
  }

  /** The words that the results are about. */
  get keyword(): string {
    return this.results?.search.keyword ?? ''
  }

  /** The category's name as soon as it is known. */
  get title(): string {
    if (!this.category) return words().allStores
    return this.categories.value?.find(({ key }) => key === this.category)?.name ?? ''
  }

  /** An empty field brings the history back. */
  type(text: string): void {
    this.typed = text
    if (!text) this.show(undefined)
  }

  /** Looks for what stands in the field; blanks are nothing to look for. */
  submit(): void {
    this.searchFor(this.typed)
  }

  searchFor(text: string): void {
    const keyword = text.trim()
    if (!keyword) return
    this.typed = keyword
    this.stores.searchHistory.add(keyword)
    this.show(new StoreList(this.api, { keyword }))
  }

  async forgetHistory(): Promise<void> {
    const { forgetTitle, forgetText, remove, keep } = words()
    const sure = await confirm({ title: forgetTitle, text: forgetText, ok: remove, cancel: keep })
    if (sure) this.stores.searchHistory.clear()
  }

  dispose(): void {
    this.categories.dispose()
    this.results?.dispose()
  }

  private show(results: StoreList | undefined) {
    this.results?.dispose()
    this.results = results
  }
}
