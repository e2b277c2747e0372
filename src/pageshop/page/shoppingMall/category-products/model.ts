import type { ProductCategory } from '@contract/entities/product'
import { ProductList } from '@/features/mall/product-list'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** Products of a category, with its subcategories or those beside it (product text §2, mall category). */
export class CategoryProductsModel {
  readonly list: ProductList
  /** The categories beside that of the list. */
  readonly categories: Resource<ProductCategory[]>

  constructor(
    api: Api,
    public category: string,
  ) {
    this.list = new ProductList(api, { category })
    this.categories = new Resource(async (reading) => (await api.mall.categories({}, reading)).items)
    makeModel(this)
    void this.categories.load()
  }

  /** The parent of the chosen category, or itself. */
  get parent(): ProductCategory | undefined {
    const { category } = this
    return this.categories.value?.find(
      ({ key, children }) => key === category || children.some((child) => child.key === category),
    )
  }

  choose(category: string): void {
    this.category = category
    this.list.found.choose({ category })
  }

  dispose(): void {
    this.list.dispose()
    this.categories.dispose()
  }
}
