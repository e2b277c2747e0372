import { ProductList } from '@/features/mall/product-list'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Shop = Answer<'mall.shop'>

/** One shop of the mall with its products (product text §2, shop detail). */
export class ShopModel {
  readonly shop: Resource<Shop>
  readonly list: ProductList
  category: string | undefined = undefined

  constructor(api: Api, id: string) {
    this.shop = new Resource(() => api.mall.shop({ shopId: id }, { quiet: true }))
    this.list = new ProductList(api, { shopId: id })
    makeModel(this)
  }

  /** Shows the products of one category, or all. */
  choose(category: string | undefined): void {
    this.category = category
    this.list.found.choose({ category })
  }

  async refresh(): Promise<void> {
    await Promise.all([this.shop.reload(), this.list.found.pages.reload()])
  }

  dispose(): void {
    this.shop.dispose()
    this.list.dispose()
  }
}
