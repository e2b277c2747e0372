import { runInAction } from 'mobx'
import type { MenuCategory } from '@contract/entities/goods'
import type { StoreDetail } from '@contract/entities/store'
import { formatMoney } from '@contract/money'
import { sharedPaths } from '@contract/share'
import { BasketModel } from '@/features/cart/basket'
import { ClaimModel } from '@/features/coupon/claims'
import { SkuModel } from '@/features/goods/sku'
import { storeReviews, type ReviewList } from '@/features/review/review-list'
import { ShareModel } from '@/features/share/share'
import { toggleFavorite } from '@/features/shop/favorite'
import { takeStorePage, type StorePage } from '@/features/shop/store-page'
import { drawStep } from '@/platform/draw-step'
import { toast } from '@/platform/feedback'
import { needsLogin } from '@/platform/gate'
import type { Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { webAddress } from '@/services/web-address'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { MenuScroll } from './menu-scroll'
import { words } from './text'

export type StoreTab = 'menu' | 'reviews' | 'info'

/** One store: its menu, its merchant info, and what of it lies in the basket (product text §2, store page). */
export class StoreModel {
  readonly page: Resource<StorePage>
  readonly scroll = new MenuScroll(() => this.categories.length)
  readonly sku: SkuModel
  readonly cart: BasketModel
  readonly share: ShareModel
  readonly reviews: ReviewList
  /** The store's coupons that can be received. */
  readonly claims: ClaimModel
  tab: StoreTab = 'menu'
  offersOpen = false
  moreOpen = false
  /** Which of the store's pictures is over the screen. */
  viewing: number | undefined = undefined
  redeeming = false
  private readonly envelopeKey = new OnceKey()
  private drawn: number = drawStep.first
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly id: string,
    goodsId?: string,
  ) {
    this.page = new Resource(() => this.load())
    this.sku = new SkuModel(api, root.cart)
    const refused = () => this.page.reload()
    this.cart = new BasketModel(root.cart, { storeId: () => id, shop: () => this.store, refused })
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(webAddress(sharedPaths.store(id))),
    )
    this.claims = new ClaimModel(api, id)
    this.reviews = storeReviews(api, id)
    if (goodsId) this.sku.open(goodsId)
    makeModel(this, 'api', 'root', 'timer', 'envelopeKey', 'id')
  }

  get store(): StoreDetail {
    return this.page.ready.store
  }

  /** What others see of the store. */
  get card() {
    const { name: title, notice, profile, logo: picture } = this.store
    return { title, text: profile || notice, picture, path: sharedPaths.store(this.id) }
  }

  /** Where the store's pictures are found in full. */
  get pictures(): string[] {
    return this.store.pictures.map(({ path }) => fullUrl(path))
  }

  /** The menu as far as it is drawn. */
  get categories(): MenuCategory[] {
    let left = this.drawn
    const drawn = this.page.ready.categories.map((category) => {
      const goods = category.goods.slice(0, Math.max(0, left))
      left -= category.goods.length
      return { ...category, goods }
    })
    return drawn.filter(({ goods }) => goods.length > 0)
  }

  /** The categories of the rail, with how many of each are in the basket. */
  get shelves(): { id: string; name: string; count: number }[] {
    const { quantities } = this.cart
    return this.page.ready.categories.map(({ id, name, goods }) => {
      return { id, name, count: goods.reduce((sum, item) => sum + (quantities.get(item.id) ?? 0), 0) }
    })
  }

  show(tab: StoreTab): void {
    this.tab = tab
  }

  openOffers(): void {
    this.offersOpen = true
    void this.claims.coupons.load()
  }

  closeOffers(): void {
    this.offersOpen = false
  }

  openMore(): void {
    this.moreOpen = true
  }

  closeMore(): void {
    this.moreOpen = false
  }

  view(index: number): void {
    this.viewing = index
  }

  endView(): void {
    this.viewing = undefined
  }

  /** Redeems a member red envelope for the store's own; a visitor logs in first. */
  redeem(): void {
    needsLogin(() => this.redeemNow())()
  }

  collect(): void {
    toggleFavorite(this.store, (collected) => this.api.store.collect({ storeId: this.id, collected }))
  }

  /** Brings a category into view; what lies before it is drawn first. */
  async jump(index: number): Promise<void> {
    const before = this.page.ready.categories.slice(0, index + 1)
    this.drawn = Math.max(
      this.drawn,
      before.reduce((sum, { goods }) => sum + goods.length, drawStep.first),
    )
    await this.scroll.jump(index)
  }

  /** The end of what is drawn comes near. */
  nearEnd(): void {
    if (drawStep.onDemand && this.tab === 'menu') this.drawMore()
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.page.dispose()
    this.reviews.dispose()
  }

  private async redeemNow(): Promise<void> {
    if (this.redeeming) return
    this.redeeming = true
    const request = this.envelopeKey.on({ storeId: this.id })
    const answer = await attempt(() => this.api.coupon.redeemMemberEnvelope(request))
    runInAction(() => {
      this.redeeming = false
      this.envelopeKey.renew()
      if (!answer) return
      this.store.envelopesLeft = answer.left
      toast(words().redeemed(formatMoney(answer.amount, { trim: true })))
    })
  }

  private async load(): Promise<StorePage> {
    const [page] = await Promise.all([takeStorePage(this.api, this.id), this.root.cart.refresh()])
    if (!drawStep.onDemand) this.drawMore()
    return page
  }

  private drawMore() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.drawPortion(), drawStep.everyMs)
  }

  private drawPortion() {
    const all = this.page.value?.categories.reduce((sum, { goods }) => sum + goods.length, 0) ?? 0
    if (this.drawn >= all) return
    this.drawn += drawStep.more
    if (!drawStep.onDemand) this.drawMore()
  }
}
