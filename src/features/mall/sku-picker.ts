import type { Product, Sku } from '@contract/entities/product'
import type { Picture } from '@contract/entities/common'
import { makeModel } from '@/state'
import {
  firstChoice,
  mostOf,
  skuOf,
  skusOf,
  statesOf,
  withValue,
  type Most,
  type SkuChoice,
  type ValueState,
} from './sku-choice'

/** The choice of a SKU of one product and of how many, without asking the server (product text §5, the sku picker). */
export class SkuPicker {
  isOpen = false
  choice: SkuChoice
  private wanted = 1

  constructor(
    readonly product: Product,
    skuId?: string,
  ) {
    this.choice = firstChoice(product, skuId)
    makeModel(this, 'product')
  }

  /** The state of each value of each axis. */
  get states(): ValueState[][] {
    return statesOf(this.product.axes, this.product.skus, this.choice)
  }

  /** The chosen SKU; undefined while a value is missing. */
  get sku(): Sku | undefined {
    return skuOf(this.product.skus, this.choice)
  }

  /** The SKU whose price is shown: the chosen one, else the cheapest that the choice leads to. */
  get priced(): Sku {
    const found = this.sku ? [this.sku] : skusOf(this.product.skus, this.choice)
    const [first, ...others] = found.length > 0 ? found : this.product.skus
    if (!first) throw new Error(`The product ${this.product.id} has no SKU`)
    return others.reduce((one, other) => (other.price < one.price ? other : one), first)
  }

  /** Whether the price is that of all SKUs that the choice leads to. */
  get onePrice(): boolean {
    const { price } = this.priced
    return skusOf(this.product.skus, this.choice).every((sku) => sku.price === price)
  }

  /** The names of the chosen values, in the order of the axes. */
  get names(): string[] {
    return this.product.axes.flatMap(({ values }, axis) => values[this.choice[axis] ?? -1]?.name ?? [])
  }

  /** The name of the first axis without a value. */
  get missing(): string | undefined {
    return this.product.axes[this.choice.indexOf(undefined)]?.name
  }

  /** The picture of the choice: of the SKU, else of a chosen value, else of the product. */
  get picture(): Picture {
    const { axes, cover } = this.product
    const ofValue = axes.flatMap(({ values }, axis) => values[this.choice[axis] ?? -1]?.picture ?? [])
    return this.sku?.picture ?? ofValue[0] ?? cover
  }

  get soldOut(): boolean {
    return this.product.soldOut || this.sku?.soldOut === true
  }

  get most(): Most {
    return mostOf(this.product, this.sku)
  }

  get count(): number {
    return Math.min(this.wanted, this.most.count)
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  choose(axis: number, value: number): void {
    this.choice = withValue(this.choice, axis, value)
  }

  setCount(count: number): void {
    this.wanted = count
  }
}
