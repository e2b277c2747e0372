import { runInAction } from 'mobx'
import type { MenuCategory } from '@contract/entities/goods'
import type { StoreDetail, StoreSummary } from '@contract/entities/store'
import { formatMoney } from '@contract/money'
import { sharedPaths } from '@contract/share'
import { GradualRows } from '@/components/list/LongList/gradual-rows'
import { BasketModel } from '@/features/cart/basket'
import { ClaimModel } from '@/features/coupon/claims'
import { SkuModel } from '@/features/goods/sku'
import { storeReviews, type ReviewList } from '@/features/review/review-list'
import { ShareModel } from '@/features/share/share'
import { Favorite } from '@/features/store/favorite'
import { summaryOf, takeStorePage, type StorePage } from '@/features/store/store-page'
import { confirm, toast } from '@/platform/view/feedback'
import { needsLogin } from '@/platform/navigation/gate'
import { menuStep } from '@/platform/list/list-step'
import type { Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { fullUrl } from '@/services/pictures'
import { webAddress } from '@/services/web-address'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { MenuScroll } from './menu-scroll'
import { words } from './text'

/** Number of rows in the categories. */
const countOf = (categories: readonly MenuCategory[]): number =>
  categories.reduce((sum, { goods }) => sum + goods.length, 0)

/** The customer, logged in by now, wants to redeem a member red envelope in a store. */
const redeeming = new AppEvent<string>()

export type StoreTab = 'menu' | 'reviews' | 'info'

/** A store: menu, merchant info and basket (product text §2, store page). */
export class StoreModel {
  readonly page: Resource<StorePage>
  readonly scroll = new MenuScroll(() => (this.isReady ? this.categories.length : 0))
  readonly sku: SkuModel
  readonly cart: BasketModel
  readonly share: ShareModel
  readonly reviews: ReviewList
  /** The store's claimable coupons. */
  readonly claims: ClaimModel
  tab: StoreTab = 'menu'
  offersOpen = false
  moreOpen = false
  /** Index of the picture in the viewer. */
  viewing: number | undefined = undefined
  redeeming = false
  /** Its line of the list that it was opened from. */
  private readonly line: StoreSummary | undefined
  private readonly envelopeKey = new OnceKey()
  private readonly rows = new GradualRows(menuStep)
  private readonly favorite: Favorite<StorePage>
  private readonly stops: readonly (() => void)[]

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly id: string,
    goodsId?: string,
  ) {
    this.line = summaryOf(id)
    this.page = new Resource(() => this.load())
    this.sku = new SkuModel(api, root.cart)
    const refused = () => this.page.reload()
    this.cart = new BasketModel(root.cart, { storeId: () => id, shop: () => this.summary ?? this.store, refused })
    this.share = new ShareModel(
      () => this.card,
      () => Promise.resolve(webAddress(sharedPaths.store(id))),
    )
    this.claims = new ClaimModel(api, { storeId: id })
    this.reviews = storeReviews(api, id)
    if (goodsId) this.sku.open(goodsId)
    this.favorite = new Favorite(
      id,
      this.page,
      {
        of: ({ store }) => store,
        keep: (page, collected) => ({ ...page, store: { ...page.store, collected } }),
      },
      (collected) => api.store.collect({ storeId: id, collected }),
    )
    makeModel(this, 'favorite', 'line', 'api', 'root', 'rows', 'envelopeKey', 'id', 'stops')
    // A login remounts the screen, so that another model asks and shows what is left.
    this.stops = [this.favorite.follow(), redeeming.on((of) => of === id && void this.redeemNow())]
    this.rows.start()
  }

  get isReady(): boolean {
    return this.page.status === 'ready'
  }

  /** The store as lists have it, known before the rest when it was opened from one. */
  get summary(): StoreSummary | undefined {
    return this.page.value?.store ?? this.line
  }

  get store(): StoreDetail {
    return this.page.ready.store
  }

  /** The shared card. */
  get card() {
    const { name: title, notice, profile, logo: picture, offers } = this.store
    const poster = { tags: offers.map(({ text }) => text), by: this.root.session.user }
    return { title, text: profile || notice, picture, path: sharedPaths.store(this.id), poster }
  }

  /** Full-size URLs of the store's pictures. */
  get pictures(): string[] {
    return this.store.pictures.map(({ path }) => fullUrl(path))
  }

  /** The rendered part of the menu. */
  get categories(): MenuCategory[] {
    const { categories } = this.page.ready
    let left = this.rows.shownOf(countOf(categories))
    const drawn = categories.map((category) => {
      const goods = category.goods.slice(0, Math.max(0, left))
      left -= category.goods.length
      return { ...category, goods }
    })
    return drawn.filter(({ goods }) => goods.length > 0)
  }

  /** Categories with their quantity in the basket. */
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

  /** Redeems a member red envelope for the store's own, after login for a visitor. */
  redeem(): void {
    needsLogin(() => redeeming.emit(this.id))()
  }

  collect(): void {
    this.favorite.toggle()
  }

  /** Scrolls to a category, after rendering everything before it. */
  async jump(index: number): Promise<void> {
    const before = this.page.ready.categories.slice(0, index + 1)
    this.rows.drawAtOnce(countOf(before) + menuStep.first)
    await this.scroll.jump(index)
  }

  /** Renders more rows near the end. */
  nearEnd(): void {
    if (this.tab === 'menu' && this.isReady) this.rows.drawMore()
  }

  dispose(): void {
    this.stops.forEach((stop) => stop())
    this.claims.dispose()
    this.rows.close()
    this.page.dispose()
    this.reviews.dispose()
  }

  private async redeemNow(): Promise<void> {
    if (!this.isReady) await this.page.reload(false)
    if (!this.isReady || this.redeeming || !(await this.isSure())) return
    runInAction(() => (this.redeeming = true))
    const request = { storeId: this.id }
    const answer = await attempt(() =>
      sendOnce(this.envelopeKey, (keyed) => this.api.coupon.redeemMemberEnvelope(keyed(request))),
    )
    runInAction(() => {
      this.redeeming = false
      if (!answer) return
      const { ready } = this.page
      this.page.set({ ...ready, store: { ...ready.store, envelopesLeft: answer.left } })
      toast(words().redeemed(formatMoney(answer.amount, { trim: true })))
    })
  }

  /** Asks before one of the month's envelopes is swapped; the server answers where there are none. */
  private async isSure(): Promise<boolean> {
    const { memberEnvelope, envelopesLeft } = this.store
    if (!envelopesLeft || memberEnvelope === null) return true
    const { redeemTitle, redeemText, redeemYes: ok, redeemNo: cancel } = words()
    const title = redeemTitle(formatMoney(memberEnvelope, { trim: true }))
    return confirm({ title, text: redeemText(envelopesLeft), ok, cancel })
  }

  private async load(): Promise<StorePage> {
    const [page] = await Promise.all([takeStorePage(this.api, this.id), this.root.cart.refresh()])
    this.rows.resize(countOf(page.categories))
    return page
  }
}
