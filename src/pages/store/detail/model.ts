import { makeAutoObservable } from 'mobx'
import type { Basket, CartLine } from '@contract/entities/cart'
import type { Goods, MenuCategory } from '@contract/entities/goods'
import type { StoreDetail } from '@contract/entities/store'
import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { localized } from '@/i18n'
import { toast } from '@/platform/feedback'
import { needsLogin } from '@/platform/gate'
import type { Api } from '@/services/api'
import { Resource, SkuModel, type RootStore } from '@/stores'
import { MenuScroll } from './menu-scroll'

/** Dishes that are drawn at once; the others follow in portions, since a mini-program moves little data at a time. */
const PORTION = 6
const PORTION_MS = 60

interface Page {
  store: StoreDetail
  categories: MenuCategory[]
}

/** One store: its menu, its merchant info, and what of it lies in the basket (product text §2, store page). */
export class StoreModel {
  readonly page: Resource<Page>
  readonly scroll = new MenuScroll(() => this.categories.length)
  readonly sku: SkuModel
  tab: 'menu' | 'info' = 'menu'
  cartOpen = false
  offersOpen = false
  searching = false
  keyword = ''
  private drawn = PORTION
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    private readonly stores: RootStore,
    readonly id: string,
    goodsId?: string,
  ) {
    this.page = new Resource(() => this.load())
    this.sku = new SkuModel(api, stores.cart)
    if (goodsId) this.sku.open(goodsId)
    makeAutoObservable<this, 'api' | 'stores' | 'timer'>(
      this,
      { api: false, stores: false, timer: false, id: false },
      { autoBind: true },
    )
  }

  get store(): StoreDetail {
    return this.page.ready.store
  }

  /** Neither closed nor resting. */
  get isOpen(): boolean {
    return this.store.status === 'open'
  }

  get basket(): Basket | undefined {
    return this.stores.cart.basketOf(this.id)
  }

  /** How many of each item there are, by its id. */
  get quantities(): ReadonlyMap<string, number> {
    return this.stores.cart.quantities(this.id)
  }

  get count(): number {
    return [...this.quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
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
    return this.page.ready.categories.map(({ id, name, goods }) => {
      return { id, name, count: goods.reduce((sum, item) => sum + (this.quantities.get(item.id) ?? 0), 0) }
    })
  }

  /** The items whose name or note holds what was typed, each once. */
  get matches(): Goods[] {
    const word = this.keyword.trim().toLowerCase()
    if (!word) return []
    const all = this.page.ready.categories.flatMap(({ goods }) => goods)
    const held = all.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(word))
    return [...new Map(held.map((goods) => [goods.id, goods])).values()]
  }

  show(tab: 'menu' | 'info'): void {
    this.tab = tab
  }

  search(): void {
    this.searching = true
  }

  type(keyword: string): void {
    this.keyword = keyword
  }

  endSearch(): void {
    this.searching = false
    this.keyword = ''
  }

  openCart(): void {
    this.cartOpen = true
  }

  closeCart(): void {
    this.cartOpen = false
  }

  openOffers(): void {
    this.offersOpen = true
  }

  closeOffers(): void {
    this.offersOpen = false
  }

  /** Brings a category into view; what lies before it is drawn first. */
  async jump(index: number): Promise<void> {
    this.drawAll()
    await this.scroll.jump(index)
  }

  /** One more or one fewer of an item without options; a visitor logs in first. */
  change(goods: Goods, by: 1 | -1): void {
    const choice = { storeId: this.id, goodsId: goods.id, optionIds: [] }
    needsLogin(() => this.settled(this.stores.cart.change(choice, by)))()
  }

  changeLine(line: CartLine, quantity: number): void {
    const { goodsId, optionIds } = line
    void this.settled(this.stores.cart.want({ storeId: this.id, goodsId, optionIds }, quantity))
  }

  quantityOf(line: CartLine): number {
    return this.stores.cart.quantity(line)
  }

  /** Says why there cannot be more of something. */
  limited({ purchaseLimit }: Pick<Goods, 'purchaseLimit'>): void {
    toast(fillIn(localized(ruleMessages.overPurchaseLimit), { limit: purchaseLimit ?? limits.cartLineMax }))
  }

  async empty(): Promise<void> {
    if (await this.stores.cart.empty(this.id)) this.closeCart()
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.page.dispose()
  }

  private async load(): Promise<Page> {
    const request = { storeId: this.id }
    const [store, { categories }] = await Promise.all([
      this.api.store.detail(request),
      this.api.store.menu(request),
      this.stores.cart.refresh(),
    ])
    this.drawMore()
    return { store, categories }
  }

  /** What the server refuses was not known here yet, so that the menu is read again. */
  private async settled(change: Promise<boolean>): Promise<void> {
    if (!(await change)) await this.page.reload()
    if (this.count === 0) this.closeCart()
  }

  private drawMore() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.drawPortion(), PORTION_MS)
  }

  private drawPortion() {
    this.drawn += PORTION
    const all = this.page.value?.categories.reduce((sum, { goods }) => sum + goods.length, 0) ?? 0
    if (this.drawn < all) this.drawMore()
  }

  private drawAll() {
    clearTimeout(this.timer)
    this.drawn = Infinity
  }
}
