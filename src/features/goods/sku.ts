import type { Goods, Option, OptionGroup } from '@contract/entities/goods'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { limitOf, tellLimit } from '@/features/cart/purchase-limit'
import { dictionary, localized } from '@/i18n'
import { toast } from '@/platform/feedback'
import { needsLogin } from '@/platform/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'
import type { CartState } from '@/state/cart'

const words = dictionary({
  en: { atMost: (count: number) => `Choose up to ${count}` },
  zh: { atMost: (count) => `最多选择 ${count} 项` },
})

type Sku = Answer<'goods.skuList'>

const deltaOf = (options: readonly Option[]): number => options.reduce((sum, { priceDelta }) => sum + priceDelta, 0)

/** The specification popup: an item, the chosen options, how many of it (product text §5, the sku picker). */
export class SkuModel {
  isOpen = false
  sku: Resource<Sku> | undefined = undefined
  count = 1
  private readonly chosen = new Set<string>()

  constructor(
    private readonly api: Api,
    private readonly cart: CartState,
  ) {
    makeModel(this, 'api', 'cart')
  }

  /** Asks for an item’s options and shows them; nothing is chosen yet. */
  open(goodsId: string): void {
    this.sku = new Resource(() => this.api.goods.skuList({ goodsId }))
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

  /** The chosen options in the order of the groups. */
  get options(): Option[] {
    return (this.sku?.value?.groups ?? []).flatMap(({ options }) => options.filter(this.isChosen))
  }

  /** Whether every required group has its option. */
  get complete(): boolean {
    const groups = this.sku?.value?.groups ?? []
    return groups.every(({ required, options }) => !required || options.some(this.isChosen))
  }

  /** What all of them cost as chosen, and the same at the shop's price. */
  get price(): number {
    return this.sumOf(({ price }) => price)
  }

  get original(): number {
    return this.sumOf(({ shopPrice }) => shopPrice)
  }

  /** How many can be taken at once, the basket counted in; never below 1. */
  get max(): number {
    const goods = this.sku?.value?.goods
    return goods ? Math.max(1, limitOf(goods) - this.inBasket(goods)) : limits.cartLineMax
  }

  /** Chooses an option, or takes it back. A group for one option changes over; another one is full at its `max`. */
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

  /** Says why there cannot be more. */
  limited(): void {
    const goods = this.sku?.value?.goods
    if (goods) tellLimit(goods)
  }

  /** Puts the choice into its basket, a visitor's after login, and closes. */
  add(): void {
    const goods = this.sku?.value?.goods
    if (!goods) return
    if (!this.complete) return toast(localized(ruleMessages.specificationRequired))
    const choice = { storeId: goods.storeId, goodsId: goods.id, optionIds: this.options.map(({ id }) => id) }
    const { cart, count } = this
    needsLogin(() => cart.change(choice, count))()
    this.close()
  }

  private inBasket({ id, storeId }: Goods): number {
    return this.cart.quantities(storeId).get(id) ?? 0
  }

  private sumOf(priceOf: (goods: Goods) => number): number {
    const goods = this.sku?.value?.goods
    return goods ? Math.max(0, priceOf(goods) + deltaOf(this.options)) * this.count : 0
  }
}
