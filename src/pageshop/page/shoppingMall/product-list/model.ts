import type { ProductCategory } from '@contract/entities/product'
import { ProductList, type ProductSearch } from '@/features/mall/product-list'
import { navigate } from '@/platform/gate'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** Products of a category, of a shop or by a keyword (product text §2, product list). */
export class ProductsModel {
  readonly list: ProductList
  /** The categories beside that of the list. */
  readonly categories: Resource<ProductCategory[]>
  category: string | undefined

  constructor(
    api: Api,
    readonly search: ProductSearch,
  ) {
    this.category = search.category
    this.list = new ProductList(api, search)
    this.categories = new Resource(async () => (await api.mall.categories({}, { quiet: true })).items)
    makeModel(this, 'search')
    if (search.category) void this.categories.load()
  }

  /** The parent of the chosen category, or itself. */
  get parent(): ProductCategory | undefined {
    const { category } = this.search
    return this.categories.value?.find(
      ({ key, children }) => key === category || children.some((child) => child.key === category),
    )
  }

  choose(category: string): void {
    this.category = category
    this.list.found.choose({ category })
  }

  browse(): void {
    navigate('mallCategory', {})
  }

  dispose(): void {
    this.list.dispose()
    this.categories.dispose()
  }
}
