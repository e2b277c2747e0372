import { runInAction } from 'mobx'
import type { Picture } from '@contract/entities/common'
import type { Product } from '@contract/entities/product'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { SkuPicker } from '@/features/mall/sku-picker'
import { toast } from '@/platform/feedback'
import { navigate, needsLogin } from '@/platform/gate'
import { heightsOf } from '@/platform/measure'
import type { Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource, whileBusy } from '@/state'
import { words } from './text'

/** One product of the mall: pictures, price, choice of a SKU (product text §2, merchandise details). */
export class ProductModel {
  readonly detail: Resource<Product>
  /** The choice of a SKU, once the product has come. */
  picker: SkuPicker | undefined = undefined
  /** The picture of the gallery in view. */
  shown = 0
  /** The picture that the viewer starts with; undefined while it is closed. */
  viewing: number | undefined = undefined
  /** Opacity of the white bar, 0 to 1. */
  bar = 0
  busy = false
  private galleryHeight = 0
  /** Puts the choice into the cart; visitors log in first. */
  readonly add = needsLogin(() => this.addChoice())

  /** @param skuId the SKU of a link, chosen from the start */
  constructor(
    private readonly api: Api,
    readonly id: string,
    private readonly skuId?: string,
  ) {
    this.detail = new Resource(() => this.load())
    makeModel(this, 'api', 'id', 'skuId', 'galleryHeight', 'add')
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

  show(index: number): void {
    this.shown = index
  }

  view(index: number): void {
    this.viewing = index
  }

  endView(): void {
    this.viewing = undefined
  }

  visit(): void {
    navigate('mallShop', { id: this.product.shop.id })
  }

  /** Opens the cart of the mall. */
  openCart(): void {
    navigate('mallCart')
  }

  /** Buys the choice without the cart. */
  buy(): void {
    const { picker } = this
    const sku = picker?.sku
    if (!picker || !sku) return this.choose()
    picker.close()
    navigate('mallConfirm', { sku: sku.id, quantity: String(picker.count) })
  }

  dispose(): void {
    this.detail.dispose()
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
    if (!picker || !sku) return this.choose()
    if (this.busy) return
    const cart = await whileBusy(this, () => this.api.cart.add({ skuId: sku.id, quantity: picker.count }))
    if (!cart) return
    picker.close()
    toast(words().added)
  }

  private async load(): Promise<Product> {
    const product = await this.api.mall.product({ productId: this.id }, { quiet: true })
    runInAction(() => (this.picker = new SkuPicker(product, this.skuId)))
    return product
  }
}
