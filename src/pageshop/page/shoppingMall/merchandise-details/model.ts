import { runInAction } from 'mobx'
import type { Picture } from '@contract/entities/common'
import { sharedPaths } from '@contract/share'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { SkuPicker } from '@/features/mall/sku-picker'
import { ShareModel } from '@/features/share/share'
import { answerItself, Favorite } from '@/features/store/favorite'
import { toast } from '@/platform/view/feedback'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import { heightsOf } from '@/platform/view/measure'
import type { Answer, Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource, type RootState, whileBusy } from '@/state'
import { words } from './text'

type Product = Answer<'mall.product'>

/** Reviews that the product itself shows. */
const SHOWN = 2

/** An alert of a product was turned on or off, which changes the product so. */
const changed = new AppEvent<{ readonly id: string; readonly change: (product: Product) => Product }>()

/** One product of the mall: pictures, price, choice of a SKU (product text §2, merchandise details). */
export class ProductModel {
  readonly detail: Resource<Product>
  /** Its newest reviews with their counts. */
  readonly comments: Resource<Answer<'goods.comments'>>
  readonly share: ShareModel
  /** The choice of a SKU, once the product has come. */
  picker: SkuPicker | undefined = undefined
  /** The pictures in the viewer and the one to start with; undefined while it is closed. */
  viewed: { sources: string[]; index: number } | undefined = undefined
  /** Opacity of the white bar, 0 to 1. */
  bar = 0
  busy = false
  private galleryHeight = 0
  private readonly favorite: Favorite<Product>
  private readonly stops: readonly (() => void)[]
  /** Toggles the back-in-stock notification; visitors log in first. */
  readonly notify = needsLogin(() => this.toggleAlert())

  /** Toggles the notification of a lower price; visitors log in first. */
  readonly watchPrice = needsLogin(() => this.togglePrice())

  /** @param skuId the SKU of a link, chosen from the start */
  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly id: string,
    private readonly skuId?: string,
  ) {
    this.detail = new Resource(() => this.load())
    this.comments = new Resource(() => api.goods.comments({ goodsId: id, pageSize: SHOWN }, { quiet: true }))
    this.share = new ShareModel(
      () => this.card,
      async () => (await api.goods.shareCode({ goodsId: id }, { quiet: true })).url,
    )
    this.favorite = new Favorite(id, this.detail, answerItself(), (collected) =>
      api.goods.collect({ goodsId: id, collected }),
    )
    makeModel(this, 'favorite', 'api', 'root', 'id', 'skuId', 'galleryHeight', 'notify', 'watchPrice', 'stops')
    // A login remounts the screen, so that another model shows what this one changes.
    this.stops = [this.favorite.follow(), changed.on(({ id: of, change }) => of === id && this.apply(change))]
  }

  get product(): Product {
    return this.detail.ready
  }

  /** All pictures, each once. */
  get pictures(): Picture[] {
    const all = [this.product.picture, ...this.product.pictures]
    return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index)
  }

  get sources(): string[] {
    return this.pictures.map(({ path }) => fullUrl(path))
  }

  /** Element name for measuring the gallery. */
  get galleryName(): string {
    return `gallery-${this.id}`
  }

  /** Handles a scroll event. */
  async moved({ detail: { scrollTop } }: { detail: { scrollTop: number } }): Promise<void> {
    if (!this.galleryHeight) this.galleryHeight = (await heightsOf([this.galleryName]))[0] ?? 0
    runInAction(() => {
      this.bar = barOpacity(this.galleryHeight ? scrollTop / this.galleryHeight : 0)
    })
  }

  view(index: number): void {
    this.viewed = { sources: this.sources, index }
  }

  endView(): void {
    this.viewed = undefined
  }

  collect(): void {
    this.favorite.toggle()
  }

  /** The shared card. */
  get card() {
    const { name: title, picture, tags, shopPrice, activityPrice, isActive, shop } = this.product
    // Never a member's price: a viewer of the poster may not be one.
    const isOffered = isActive && activityPrice !== null && activityPrice < shopPrice
    const price = { amount: isOffered ? activityPrice : shopPrice, original: shopPrice }
    const until = isOffered ? [words().until] : []
    const poster = { price, tags: [...until, shop.name, ...tags], by: this.root.session.user }
    return { title, text: shop.name, picture, path: sharedPaths.product(this.id), poster }
  }

  /** SKU of the back-in-stock notification; null for any SKU of the product. */
  private get alertSku(): string | null {
    return this.product.skus.length > 1 ? (this.picker?.sku?.id ?? null) : null
  }

  /** Whether the chosen SKU has a back-in-stock notification. */
  get isNotified(): boolean {
    return this.product.waitedFor.includes(this.alertSku)
  }

  visit(): void {
    navigate('mallShop', { id: this.product.shop.id })
  }

  /** Opens the coupons of its shop. */
  openCoupons(): void {
    navigate('voucherCollection', { shopId: this.product.shop.id })
  }

  /** Opens the presale that it can be bought in earlier. */
  openPresale(): void {
    const { presaleId } = this.product
    if (presaleId !== null) navigate('presale', { id: presaleId })
  }

  /** Buys the choice without the cart. */
  buy(): void {
    const { picker } = this
    const sku = picker?.sku
    if (!picker || !sku) return this.choose()
    picker.close()
    navigate('mallConfirm', { sku: sku.id, quantity: String(picker.count) })
  }

  /** Puts the choice into the cart; visitors log in first. */
  add(): void {
    if (this.picker?.sku) needsLogin(() => this.addChoice())()
    else this.choose()
  }

  dispose(): void {
    this.stops.forEach((stop) => stop())
    this.detail.dispose()
    this.comments.dispose()
  }

  /** Asks for the values that are not chosen yet. */
  private choose() {
    const { picker } = this
    if (!picker) return
    if (picker.isOpen && picker.missing !== undefined) toast(words().choose(picker.missing))
    picker.open()
  }

  private async addChoice(): Promise<void> {
    const { picker } = this
    const sku = picker?.sku
    if (!picker || !sku || this.busy) return
    const cart = await whileBusy(this, () => this.api.cart.add({ skuId: sku.id, quantity: picker.count }))
    if (!cart) return
    this.root.cart.recount(cart)
    picker.close()
    toast(words().added)
  }

  private async toggleAlert(): Promise<void> {
    const { alertSku: skuId, isNotified } = this
    if (this.busy) return
    const answer = await whileBusy(this, () => this.api.mall.notifyMe({ productId: this.id, skuId, on: !isNotified }))
    if (!answer) return
    changed.emit({
      id: this.id,
      change: (product) => {
        const others = product.waitedFor.filter((each) => each !== skuId)
        return { ...product, waitedFor: answer.on ? [...others, skuId] : others }
      },
    })
    const { willTell, wontTell } = words()
    toast(answer.on ? willTell : wontTell)
  }

  private async togglePrice(): Promise<void> {
    if (this.busy) return
    const on = !this.product.priceWatched
    const answer = await whileBusy(this, () => this.api.mall.watchPrice({ productId: this.id, on }))
    if (!answer) return
    changed.emit({ id: this.id, change: (product) => ({ ...product, priceWatched: answer.on }) })
    const { willTellPrice, wontTellPrice } = words()
    toast(answer.on ? willTellPrice : wontTellPrice)
  }

  private apply(change: (product: Product) => Product): void {
    const { value } = this.detail
    if (value) this.detail.set(change(value))
    else void this.detail.reload(false)
  }

  private async load(): Promise<Product> {
    const product = await this.api.mall.product({ productId: this.id }, { quiet: true })
    runInAction(() => (this.picker = new SkuPicker(product, this.skuId)))
    return product
  }
}
