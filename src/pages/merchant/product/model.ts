import type { MerchantSku } from '@contract/entities/merchant-product'
import { yuanToFen } from '@contract/money'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

type Product = Answer<'merchant.product'>
type Change = NonNullable<Parameters<Api['merchant']['saveProduct']>[0]['skus']>[number]

const yuan = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2))
const digits = /^\d{1,5}$/

/** The prices and stock of a product's SKUs, which are changed one at a time (product text §2, goods management). */
export class ProductEditModel {
  readonly product: Resource<Product>
  /** The SKU that is being changed, as it was when that began. */
  editing: MerchantSku | undefined = undefined
  price = ''
  memberPrice = ''
  /** The stock that is typed, by warehouse. */
  counts: Readonly<Record<string, string>> = {}
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly productId: string,
  ) {
    this.product = new Resource(() => api.merchant.product({ productId }, { quiet: true }))
    makeModel(this, 'api', 'productId', 'product', 'key')
  }

  edit(sku: MerchantSku): void {
    this.editing = sku
    this.price = yuan(sku.price)
    this.memberPrice = yuan(sku.memberPrice)
    this.counts = Object.fromEntries(this.warehousesOf(sku).map(({ id, quantity }) => [id, String(quantity)]))
  }

  endEdit(): void {
    this.editing = undefined
  }

  typePrice(text: string): void {
    this.price = text
  }

  typeMemberPrice(text: string): void {
    this.memberPrice = text
  }

  count(warehouseId: string, text: string): void {
    this.counts = { ...this.counts, [warehouseId]: text }
  }

  /** The warehouses with their stock of a SKU. */
  warehousesOf({ stock }: MerchantSku): { id: string; name: string; quantity: number }[] {
    return this.product.ready.warehouses.map(({ id, name }) => ({
      id,
      name,
      quantity: stock.find(({ warehouseId }) => warehouseId === id)?.quantity ?? 0,
    }))
  }

  /** Errors by field; empty where valid. */
  get errors(): { price?: string; memberPrice?: string; counts: Readonly<Record<string, string>> } {
    const t = words()
    const [price, member] = [yuanToFen(this.price), yuanToFen(this.memberPrice)]
    const isTooHigh = member !== undefined && price !== undefined && member >= price
    const memberError = isTooHigh ? t.tooHigh : member ? '' : t.priceWrong
    const wrong = Object.entries(this.counts).filter(([, text]) => !digits.test(text))
    return {
      ...(!price && { price: t.priceWrong }),
      ...(this.memberPrice.trim() && memberError && { memberPrice: memberError }),
      counts: Object.fromEntries(wrong.map(([id]) => [id, t.countWrong])),
    }
  }

  /** Change of the SKU; undefined while it cannot be saved. */
  get change(): Change | undefined {
    const { editing, errors, counts } = this
    if (!editing || errors.price || errors.memberPrice || Object.keys(errors.counts).length > 0) return undefined
    const price = yuanToFen(this.price) ?? editing.price
    const memberPrice = this.memberPrice.trim() ? (yuanToFen(this.memberPrice) ?? null) : null
    const stock = this.warehousesOf(editing).flatMap(({ id, quantity }) => {
      const to = Number(counts[id])
      return to === quantity ? [] : [{ warehouseId: id, from: quantity, to }]
    })
    return {
      skuId: editing.id,
      ...(price !== editing.price && { price }),
      ...(memberPrice !== editing.memberPrice && { memberPrice }),
      stock,
    }
  }

  /** Saves the SKU; when somebody else changed it first, the new values are shown for another edit. */
  async save(): Promise<void> {
    const { change, productId } = this
    if (!change || this.busy) return
    const { version } = this.product.ready
    this.busy = true
    const request = { productId, version, skus: [change] }
    const saved = await attempt(() => sendOnce(this.key, (keyed) => this.api.merchant.saveProduct(keyed(request))))
    this.done()
    if (!saved) return this.lookAgain(version)
    this.product.set(saved)
    this.endEdit()
    toast(words().saved)
  }

  dispose(): void {
    this.product.dispose()
  }

  /** Reloads the product after a failure; when its version changed, the edit restarts from it. */
  private async lookAgain(version: number): Promise<void> {
    await this.product.reload(false)
    if (this.product.ready.version !== version) this.endEdit()
  }

  private done(): void {
    this.busy = false
  }
}
