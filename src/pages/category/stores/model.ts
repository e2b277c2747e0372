import { StoreList } from '@/features/store/store-list'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { words } from './text'

type Categories = Answer<'store.categories'>

interface Params {
  /** Key of a category or a group; all stores by default. */
  category?: string
  group?: string
  /** Initial filter: `fullDiscount` or `member`. */
  filter?: string
}

/** Stores of a category or group, or with a type of offer (product text §2, category store, store list). */
export class StoresModel {
  readonly categories: Resource<Categories>
  readonly list: StoreList
  private readonly filter: 'fullDiscount' | 'member' | undefined
  /** The group whose categories are offered. */
  private readonly startGroup: string | undefined
  category: string | undefined

  constructor(api: Api, { category, group, filter }: Params) {
    this.categories = new Resource((reading) => api.store.categories({}, reading))
    this.filter = filter === 'fullDiscount' || filter === 'member' ? filter : undefined
    this.category = category
    this.startGroup = group
    this.list = new StoreList(api, place(category, group), this.filter ? [this.filter] : [])
    makeModel(this)
  }

  get group(): string | undefined {
    const all = this.categories.value?.items
    return this.startGroup ?? all?.find(({ key }) => key === this.category)?.group ?? undefined
  }

  /** Sibling categories of the group, or all. */
  get kinds(): Categories['items'] {
    const all = this.categories.value?.items ?? []
    return this.group ? all.filter(({ group }) => group === this.group) : all
  }

  get title(): string {
    const t = words()
    if (this.filter) return t[this.filter]
    const { items = [], groups = [] } = this.categories.value ?? {}
    const named = (this.category ? items : groups).find(({ key }) => key === (this.category ?? this.group))
    if (!this.category && !this.startGroup) return t.allStores
    const known = ['ready', 'failed'].includes(this.categories.status)
    return named?.name ?? (known ? t.stores : '')
  }

  choose(category: string | undefined): void {
    const group = this.group
    this.category = category
    this.list.look(place(category, group))
  }

  browse(): void {
    navigate('stores', {})
  }

  dispose(): void {
    this.categories.dispose()
    this.list.dispose()
  }
}

const place = (category?: string, group?: string) => (category ? { category } : group ? { group } : {})
