import { runInAction } from 'mobx'
import type { Picture } from '@contract/entities/common'
import type { Product } from '@contract/entities/product'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { SkuPicker } from '@/features/mall/sku-picker'
import { navigate } from '@/platform/gate'
import { heightsOf } from '@/platform/measure'
import type { Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, Resource } from '@/state'

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
  private galleryHeight = 0

  /** @param skuId the SKU of a link, chosen from the start */
  constructor(
    private readonly api: Api,
    readonly id: string,
    private readonly skuId?: string,
  ) {
    this.detail = new Resource(() => this.load())
    makeModel(this, 'api', 'id', 'skuId', 'galleryHeight')
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

  dispose(): void {
    this.detail.dispose()
  }

  private async load(): Promise<Product> {
    const product = await this.api.mall.product({ productId: this.id }, { quiet: true })
    runInAction(() => (this.picker = new SkuPicker(product, this.skuId)))
    return product
  }
}
