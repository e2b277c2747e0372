import { observable, runInAction } from 'mobx'
import type { Goods, Option, OptionGroup } from '@contract/entities/goods'
import { limits } from '@contract/limits'
import { specificationRequired } from '@contract/rules/shopping-messages'
import { isFull, leftOf, tellLimit } from '@/features/cart/purchase-limit'
import { dictionary, localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'
import type { CartState, Choice } from '@/state/cart'

const words = dictionary({
  en: { atMost: (count: number) => `Choose up to ${count}` },
  zh: { atMost: (count) => `最多选择${count}项` },
})

type Sku = Answer<'goods.skuList'>

const deltaOf = (options: readonly Option[]): number => options.reduce((sum, { priceDelta }) => sum + priceDelta, 0)

/**
 * The state of the specification popup: an item, its chosen options and the quantity (product text §5, the sku picker).
 */
export class SkuModel {
  isOpen = false
  sku: Resource<Sku> | undefined = undefined
  count = 1
  private readonly chosen = observable.set<string>()

  constructor(
    private readonly api: Api,
    private readonly cart: Pick<CartState, 'change' | 'quantities'>,
  ) {
    makeModel(this, 'api', 'cart', 'chosen')
  }

  /** Opens the popup and loads the item's options; of each required group the first available one is chosen. */
  open(goodsId: string): void {
    this.sku = new Resource(() => this.load(goodsId))
    this.chosen.clear()
    this.count = 1
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Whether an option is chosen. */
  isChosen({ id }: Option): boolean {
    return this.chosen.has(id)
  }

  /** The chosen options in the order of their groups. */
  get options(): Option[] {
    return (this.sku?.value?.groups ?? []).flatMap(({ options }) => options.filter(this.isChosen))
  }

  /** Whether every required group has an option. */
  get complete(): boolean {
    const groups = this.sku?.value?.groups ?? []
    return groups.every(({ required, options }) => !required || options.some(this.isChosen))
  }

  /** Total price of the choice, and the same at the in-store price. */
  get price(): number {
    return this.sumOf(({ price }) => price)
  }

  get original(): number {
    return this.sumOf(({ shopPrice }) => shopPrice)
  }

  /** The same for members; null when members pay no other price. */
  get memberPrice(): number | null {
    const price = this.sku?.value?.goods.memberPrice ?? null
    return price === null ? null : this.sumOf(() => price)
  }

  /** The maximum quantity, less the quantity in the cart; at least 1. */
  get max(): number {
    const goods = this.sku?.value?.goods
    return goods ? Math.max(1, leftOf(goods) - this.inBasket(goods)) : limits.cartLineMax
  }

  /** The purchase limit, once the cart and today's orders have reached it; null before. */
  get reached(): number | null {
    const goods = this.sku?.value?.goods
    return goods && isFull(goods, this.inBasket(goods)) ? goods.purchaseLimit : null
  }

  /** Toggles an option. A single-choice group replaces its option; a multiple-choice group accepts up to `max`. */
  choose({ options, required, max }: OptionGroup, option: Option): void {
    const others = options.filter(this.isChosen)
    if (this.isChosen(option)) {
      if (!required) this.chosen.delete(option.id)
    } else if (required || max === 1) {
      for (const { id } of others) this.chosen.delete(id)
      this.chosen.add(option.id)
    } else if (others.length < max) this.chosen.add(option.id)
    else toast(words().atMost(max))
  }

  setCount(count: number): void {
    this.count = count
  }

  /** Shows the purchase limit as a toast. */
  limited(): void {
    const goods = this.sku?.value?.goods
    if (goods) tellLimit(goods)
  }

  /** Adds the choice to the cart and closes the popup. */
  add(): void {
    const goods = this.sku?.value?.goods
    if (!goods || !this.isOpen) return
    if (!this.complete) return toast(localized(specificationRequired))
    const choice = { storeId: goods.storeId, goodsId: goods.id, optionIds: this.options.map(({ id }) => id) }
    void this.put(choice)
    this.close()
  }

  /** Puts a choice into the cart; opens the popup again as it was when that fails, unless another item is shown. */
  private async put(choice: Choice) {
    const { sku, cart, count } = this
    if (!(await cart.change(choice, count)) && this.sku === sku) runInAction(() => (this.isOpen = true))
  }

  private async load(goodsId: string): Promise<Sku> {
    const sku = await this.api.goods.skuList({ goodsId })
    const first = sku.groups.flatMap(({ required, options }) =>
      required ? (options.find(({ soldOut }) => !soldOut) ?? []) : [],
    )
    runInAction(() => this.chosen.replace(first.map(({ id }) => id)))
    return sku
  }

  private inBasket({ id, storeId }: Goods): number {
    return this.cart.quantities(storeId).get(id) ?? 0
  }

  private sumOf(priceOf: (goods: Goods) => number): number {
    const goods = this.sku?.value?.goods
    return goods ? Math.max(0, priceOf(goods) + deltaOf(this.options)) * this.count : 0
  }
}
