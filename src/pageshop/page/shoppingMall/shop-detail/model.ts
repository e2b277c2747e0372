import { ProductList } from '@/features/mall/product-list'
import { answerItself, Favorite } from '@/features/store/favorite'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Shop = Answer<'mall.shop'>

/** One shop of the mall with its products (product text §2, shop detail). */
export class ShopModel {
  readonly shop: Resource<Shop>
  readonly list: ProductList
  category: string | undefined = undefined
  private readonly favorite: Favorite<Shop>
  private readonly stopFollowing: () => void

  constructor(api: Api, id: string) {
    this.shop = new Resource(() => api.mall.shop({ shopId: id }, { quiet: true }))
    this.list = new ProductList(api, { shopId: id })
    this.favorite = new Favorite(id, this.shop, answerItself(), (collected) =>
      api.store.collect({ storeId: id, collected }),
    )
    makeModel(this, 'favorite', 'stopFollowing')
    this.stopFollowing = this.favorite.follow()
  }

  /** Shows the products of one category, or all. */
  choose(category: string | undefined): void {
    this.category = category
    this.list.found.choose({ category })
  }

  /** Follows the shop, or ends that; visitors log in first. */
  follow(): void {
    this.favorite.toggle()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.shop.reload(), this.list.found.pages.reload()])
  }

  dispose(): void {
    this.stopFollowing()
    this.shop.dispose()
    this.list.dispose()
  }
}
