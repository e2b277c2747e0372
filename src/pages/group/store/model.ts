import { runInAction } from 'mobx'
import type { Goods } from '@contract/entities/goods'
import type { Shelf } from '@/features/goods/MenuRail'
import { SkuModel } from '@/features/goods/sku'
import { GroupCartState } from '@/features/group-cart/model'
import { readStorePage, type StorePage } from '@/features/store/store-page'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** The menu of a store for a shared cart: what is chosen goes into the caller's own lines. */
export class GroupStoreModel {
  readonly page: Resource<StorePage>
  readonly group: GroupCartState
  readonly sku: SkuModel
  /** Index of the category that is listed. */
  active = 0
  typed = ''

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    this.page = new Resource(() => this.load())
    const { group } = this
    this.sku = new SkuModel(api, {
      change: (choice, by) => group.change(choice, by),
      quantities: () => group.quantities,
    })
    makeModel(this, 'api', 'id', 'group', 'page')
  }

  private get categories() {
    return this.page.ready.categories.filter(({ goods }) => goods.length > 0)
  }

  /** All items without duplicates, in the order of the menu. */
  get goods(): Goods[] {
    const all = this.page.ready.categories.flatMap((category) => category.goods)
    return [...new Map(all.map((item) => [item.id, item])).values()]
  }

  /** Categories that have items, with their quantity among the caller's dishes. */
  get shelves(): Shelf[] {
    const { quantities } = this.group
    return this.categories.map(({ id, name, goods }) => {
      return { id, name, count: goods.reduce((sum, item) => sum + (quantities.get(item.id) ?? 0), 0) }
    })
  }

  /** Items of the chosen category, or all whose name has what is typed. */
  get listed(): Goods[] {
    const wanted = this.typed.trim().toLowerCase()
    if (wanted) return this.goods.filter(({ name }) => name.toLowerCase().includes(wanted))
    return this.categories[this.active]?.goods ?? []
  }

  jump(index: number): void {
    this.active = index
  }

  type(text: string): void {
    this.typed = text
  }

  get takesOrders(): boolean {
    return this.group.isOpen && this.page.ready.store.status === 'open'
  }

  change({ id: goodsId }: Goods, by: 1 | -1): void {
    void this.group.change({ goodsId, optionIds: [] }, by)
  }

  done(): void {
    void back()
  }

  dispose(): void {
    this.group.dispose()
    this.page.dispose()
  }

  private async load(): Promise<StorePage> {
    const cart = await this.api.groupCart.detail({ cartId: this.id }, { quiet: true })
    runInAction(() => this.group.cart.set(cart))
    return readStorePage(this.api, cart.store.id)
  }
}
