import type { ProductCategory } from '@contract/entities/product'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** The categories of the mall, one of them open (product text §2, mall category). */
export class CategoryModel {
  readonly categories: Resource<ProductCategory[]>
  private chosen: string | undefined

  constructor(api: Api, key?: string) {
    this.chosen = key
    this.categories = new Resource(async (reading) => (await api.mall.categories({}, reading)).items)
    makeModel(this)
  }

  /** The open category: the chosen one, or that of a chosen child, else the first. */
  get open(): ProductCategory | undefined {
    const all = this.categories.value ?? []
    const { chosen } = this
    return all.find(({ key, children }) => key === chosen || children.some((child) => child.key === chosen)) ?? all[0]
  }

  choose(key: string): void {
    this.chosen = key
  }

  dispose(): void {
    this.categories.dispose()
  }
}
