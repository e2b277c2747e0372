import { runInAction } from 'mobx'
import type { Goods } from '@contract/entities/goods'
import { sharedPaths } from '@contract/share'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { BasketModel } from '@/features/cart/basket'
import { SkuModel } from '@/features/goods/sku'
import { ShareModel } from '@/features/share/share'
import { answerItself, Favorite } from '@/features/store/favorite'
import { openStore } from '@/features/store/store-page'
import { heightsOf } from '@/platform/view/measure'
import type { Answer, Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource, type RootState } from '@/state'

/** Number of reviews shown. */
const SHOWN = 2

type Detail = Answer<'goods.detail'>

/** An item: details, price, cart controls (product text §2, goods detail). */
export class GoodsModel {
  readonly detail: Resource<Detail>
  /** The newest reviews that mention the item. */
  readonly comments: Resource<Answer<'goods.comments'>>
  readonly sku: SkuModel
  readonly cart: BasketModel
  readonly share: ShareModel
  /** Pictures in the viewer and the one to start with. */
  viewed: { sources: string[]; index: number } | undefined = undefined
  /** Opacity of the white bar, 0 to 1. */
  bar = 0
  /** Whether the page's own cart controls have scrolled away. */
  scrolled = false
  private pictureHeight = 0
  private readonly favorite: Favorite<Detail>
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly id: string,
  ) {
    this.detail = new Resource(() => this.load())
    this.comments = new Resource(() => api.goods.comments({ goodsId: id, pageSize: SHOWN }, { quiet: true }))
    this.sku = new SkuModel(api, root.cart)
    this.cart = new BasketModel(root.cart, {
      storeId: () => this.goods.storeId,
      shop: () => this.detail.ready.store,
      refused: () => this.detail.reload(),
    })
    this.share = new ShareModel(
      () => this.card,
      async () => (await api.goods.shareCode({ goodsId: id }, { quiet: true })).url,
    )
    this.favorite = new Favorite(id, this.detail, answerItself(), (collected) =>
      api.goods.collect({ goodsId: id, collected }),
    )
    makeModel(this, 'favorite', 'api', 'root', 'id', 'pictureHeight', 'stopFollowing')
    this.stopFollowing = this.favorite.follow()
  }

  get goods(): Goods {
    return this.detail.ready.goods
  }

  /** The shared card. */
  get card() {
    const { name: title, picture, tags, shopPrice, activityPrice, isActive } = this.goods
    const { name } = this.detail.ready.store
    // Never a member's price: a viewer of the poster may not be one.
    const amount = isActive && activityPrice !== null ? activityPrice : shopPrice
    const poster = { price: { amount, original: shopPrice }, tags: [name, ...tags], by: this.root.session.user }
    return { title, text: name, picture, path: sharedPaths.goods(this.id), poster }
  }

  /** Element name for measuring the picture. */
  get pictureName(): string {
    return `goods-${this.id}`
  }

  /** Handles a scroll event. */
  async moved({ detail: { scrollTop } }: { detail: { scrollTop: number } }): Promise<void> {
    if (!this.pictureHeight) this.pictureHeight = (await heightsOf([this.pictureName]))[0] ?? 0
    runInAction(() => {
      const part = this.pictureHeight ? scrollTop / this.pictureHeight : 0
      this.bar = barOpacity(part)
      this.scrolled = part >= 1
    })
  }

  view(): void {
    this.viewed = { sources: [fullUrl(this.goods.picture.path)], index: 0 }
  }

  endView(): void {
    this.viewed = undefined
  }

  collect(): void {
    this.favorite.toggle()
  }

  visit(): void {
    openStore(this.goods.storeId)
  }

  dispose(): void {
    this.stopFollowing()
    this.detail.dispose()
    this.comments.dispose()
  }

  private async load(): Promise<Detail> {
    const [detail] = await Promise.all([
      this.api.goods.detail({ goodsId: this.id }, { quiet: true }),
      this.root.cart.refresh(),
    ])
    return detail
  }
}
